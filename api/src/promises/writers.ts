/** Many phones that write concurrently over keep-alive connections, and remember which writes were acknowledged. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Sql } from '#db/connect.ts';

type Reply = { status: number; text: string; retryAfter: string | undefined };
type Headers = Record<string, string>;

/** Queries the database of a product directly, bypassing its server. */
export type Ask = <T>(act: (sql: Sql) => Promise<T>) => Promise<T>;

const longestSilence = 15_000;

/** Null when the connection broke before the answer was complete. */
const post = (agent: Agent, url: string, body: unknown, more: Headers): Promise<Reply | null> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...more,
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (bytes: Buffer) => parts.push(bytes));
      answer.on('end', () =>
        resolve(
          answer.complete
            ? {
                status: answer.statusCode ?? 0,
                text: Buffer.concat(parts).toString(),
                retryAfter: answer.headers['retry-after'],
              }
            : null,
        ),
      );
      answer.on('error', () => resolve(null));
    });
    sent.on('error', () => resolve(null));
    // A phone gives up on a silent connection, such as one that was just handed to a worker that died.
    sent.setTimeout(longestSilence, () => sent.destroy());
    sent.end(text);
  });

/** One kind of write. Afterwards the table must contain the id that was sent. */
export type Kind = (agent: Agent, address: string, id: string) => Promise<Reply | null>;

/* Each report comes from a different device, because the limit of a single device is lower. */
export const report: Kind = (agent, address, id) =>
  post(agent, `${address}/api/vitals`, { id, page: '/login', measures: { LCP: 1200 } }, { 'x-device': id });

/* A quiz of the packed curriculum. */
const item = 'u400-q1';

/** Learners who open it repeatedly, each with their own device and session. */
export const learnersOf = async (address: string, count: number, ask: Ask): Promise<Kind> => {
  const agent = new Agent({ keepAlive: true });
  const call = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await post(agent, `${address}/api${path}`, body, {});
    if (answer === null || answer.status > 201) throw new Error(`${path} answered ${answer?.text}`);
    return JSON.parse(answer.text);
  };
  const pupils: { token: string; device: string; seq: number }[] = [];
  for (let pupil = 0; pupil < count; pupil += 1) {
    const [email, password] = [`${randomUUID()}@proof.ug`, `mango ${randomUUID()}`];
    const form = { role: 'learner', name: 'Akello Grace', country: 'Uganda', grade: 'Primary 7' };
    await call('/register', { ...form, email, password });
    // Without consent the limit of events would be too low for this rate.
    await ask((sql) => sql`update users set consent = 'guardian' where email = ${email}`);
    const { token } = (await call('/login', { email, password })) as { token: string };
    pupils.push({ token, device: randomUUID(), seq: 0 });
  }
  agent.destroy();
  let turn = 0;
  const sent = new Map<string, { event: object; token: string }>();
  const eventFor = (id: string) => {
    const pupil = pupils[turn % count];
    turn += 1;
    if (pupil === undefined) throw new Error('nobody writes');
    pupil.seq += 1;
    const about = { id, device: pupil.device, seq: pupil.seq, zone: 'Africa/Kampala', schema: 1 };
    const event = { ...about, type: 'item.opened', payload: { item }, occurredAt: new Date().toISOString() };
    return { event, token: pupil.token };
  };
  return async (writer, at, id) => {
    // A retry sends the same event of the same learner.
    const { event, token } = sent.get(id) ?? eventFor(id);
    sent.set(id, { event, token });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await post(writer, `${at}/api/events`, { events: [event] }, headers);
    const stored = answer?.status !== 200 || /"status":"(?:stored|duplicate)"/.test(answer.text);
    return stored ? answer : { ...answer, status: 0 };
  };
};

export type Written = {
  acknowledged: string[];
  /** No answer, or a friendly 503. */
  unsure: string[];
  perSecond: number;
  /** Answers that were neither 200 nor a friendly 503. */
  odd: string[];
  refused: number;
  slowest: number;
};

const friendly = ({ status, text, retryAfter }: Reply) =>
  status === 503 && retryAfter !== undefined && text.includes('"code":"server/unavailable"');

/** Writes until `enough` is called. A writer stops when its connection breaks, unless it is `stubborn`. */
export const startWriters = (address: string, count: number, kind: Kind = report, stubborn = false) => {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const written: Written = { acknowledged: [], unsure: [], perSecond: 0, odd: [], refused: 0, slowest: 0 };
  const began = performance.now();
  let last = began;
  let stopped = false;
  const writer = async () => {
    while (!stopped) {
      const id = randomUUID();
      const sent = performance.now();
      const answer = await kind(agent, address, id);
      written.slowest = Math.max(written.slowest, performance.now() - sent);
      if (answer?.status === 200) {
        written.acknowledged.push(id);
        last = performance.now();
        continue;
      }
      written.unsure.push(id);
      if (answer === null) {
        written.odd.push('the connection broke');
        // The server is gone; a phone would retry later.
        if (!stubborn) return;
      } else if (friendly(answer)) written.refused += 1;
      else written.odd.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      if (stopped) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const writers = Array.from({ length: count }, writer);
  return {
    acknowledged: () => written.acknowledged.length,
    enough: async (): Promise<Written> => {
      stopped = true;
      await Promise.all(writers);
      agent.destroy();
      return { ...written, perSecond: (written.acknowledged.length * 1000) / (last - began) };
    },
  };
};

/** A phone without an answer retries with the same request. */
export const sendAgain = async (address: string, ids: readonly string[], kind: Kind = report) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const told = await Promise.all(ids.map((id) => kind(agent, address, id)));
  agent.destroy();
  return told.every((one) => one?.status === 200);
};
