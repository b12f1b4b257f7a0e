/** `npm start -- --workers 2`: to clients several processes behave like one server, whichever of them answers. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openProduct } from './product.ts';
import { lostAndDoubled, timesStored } from './stored.ts';
import { type Kind, learnersOf, sendAgain, startWriters } from './writers.ts';

const program = join(fileURLToPath(new URL('../../../', import.meta.url)), 'api/dist/main.js');
const product = await openProduct({ SAFETY_PROFILE: 'demo' }, [program, '--workers', '2']);
afterAll(() => product.close());
const { address } = await product.start();

/** Opens a new connection each time, so that each request goes to the next process. */
const ask = (
  path: string,
  { token, body, device = randomUUID() }: { token?: string; body?: unknown; device?: string } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const headers = {
      'x-device': device.replaceAll('-', ''),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request(`${address}/api${path}`, { agent, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => {
        text += bytes;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });

const signIn = async () => {
  const people = JSON.parse((await ask('/demo/people')).text) as { id: number; name: string }[];
  const { text } = await ask('/demo/sign-in', { body: { personId: people[0]?.id } });
  return (JSON.parse(text) as { token: string }).token;
};

const statuses = async (token: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => ask('/me', { token })));
  return [...new Set(answers.map(({ status }) => status))];
};

/**
 * Switches the database's notification of changed people on or off. When it is off only the processes notify each
 * other.
 */
const notices = (act: 'notify people_changed' | 'null') =>
  product.ask(async (sql) => {
    await sql.unsafe(`create or replace function tell_people_changed() returns trigger language plpgsql as
      $$ begin ${act}; return null; end $$`);
  });

test('S6: a session that one process ends is dead in all of them at once, 20 times of 20', async () => {
  // Off, because the notification arrives a moment after the answer and would hide a missing message between the
  // processes.
  await notices('null');
  for (let round = 0; round < 20; round += 1) {
    const token = await signIn();
    expect(await statuses(token, 6)).toEqual([200]);
    expect((await ask('/logout', { token, body: {} })).status).toBe(200);
    expect(await statuses(token, 6), `round ${round}`).toEqual([401]);
  }
  await notices('notify people_changed');
});

test('S6: one that somebody else ends, in the database itself, is dead a second later', async () => {
  const token = await signIn();
  expect(await statuses(token, 6)).toEqual([200]);
  await product.ask((sql) => sql`update sessions set ended_at = now()`);
  const until = Date.now() + 1000;
  while (Date.now() < until && (await statuses(token, 6)).includes(200));
  expect(await statuses(token, 6)).toEqual([401]);
});

test('tables, people and lessons were made once: the processes agree on all of them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => Promise.all([ask('/demo/people'), ask('/unit/400')])),
  );
  expect(new Set(answers.map((both) => JSON.stringify(both))).size).toBe(1);
});

/** A new learner on a new device, who sends one event after the other. */
const newLearner = async () => {
  const [email, password] = [`${randomUUID()}@proof.ug`, `mango ${randomUUID()}`];
  const form = { role: 'learner', name: 'Akello Grace', country: 'Uganda', grade: 'Primary 7' };
  await ask('/register', { body: { ...form, email, password } });
  const device = randomUUID();
  const { text } = await ask('/login', { body: { email, password }, device });
  const { token } = JSON.parse(text) as { token: string };
  let seq = 0;
  const finish = (item: string) => {
    seq += 1;
    const about = { id: randomUUID(), device, seq, zone: 'Africa/Kampala', schema: 1 };
    const event = { type: 'video.finished', payload: { item }, occurredAt: new Date().toISOString() };
    return ask('/events', { token, body: { events: [{ ...about, ...event }] } });
  };
  return { token, finish };
};

test('no figure is older than the last answer: what one process took, every process tells at once', async () => {
  const { token, finish } = await newLearner();
  const summaries = async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('/progress-summary', { token })));
    return [...new Set(answers.map(({ text }) => text))];
  };
  let before = await summaries();
  for (const lesson of ['l1', 'l2', 'l3', 'l4', 'l5']) {
    expect((await finish(`u400-${lesson}`)).text).toContain('"status":"stored"');
    const after = await summaries();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    before = after;
  }
});

/* Sends each event twice at the same moment on two connections, so that often two processes handle it at once. */
const twice =
  (kind: Kind): Kind =>
  async (agent, at, id) =>
    (await Promise.all([kind(agent, at, id), kind(agent, at, id)]))[0];

/*
 * A worker is restarted at the earliest five seconds after its own start. A message is logged when the new one is
 * ready.
 */
const replaced = async (times: number) => {
  while (product.said().split('taken its place').length <= times) await pause(20);
};

test('R1 and R7: workers killed under load are started again, and each event counts exactly once', async () => {
  const kind = twice(await learnersOf(address, 8, product.ask));
  const acknowledged: string[] = [];
  const rounds = process.env['PROOF'] === '1' ? 20 : 3;
  for (let round = 0; round < rounds; round += 1) {
    const load = startWriters(address, 8, kind, true);
    while (load.acknowledged() < 100) await pause(5);
    const before = await product.workers();
    product.killOne(before[round % before.length] ?? 0);
    const taken = load.acknowledged();
    // The remaining workers keep answering before the killed one is replaced.
    while (load.acknowledged() < taken + 50) await pause(5);
    const written = await load.enough();
    await replaced(round + 1);
    expect(await product.workers()).not.toEqual(before);
    expect(await sendAgain(address, written.unsure, kind)).toBe(true);
    acknowledged.push(...written.acknowledged, ...written.unsure);
    const stored = lostAndDoubled(await product.ask(timesStored), acknowledged);
    expect({ round, ...stored }).toEqual({ round, lost: 0, doubled: 0 });
  }
  // Kills all workers at once: the new ones listen on the same port.
  for (const worker of await product.workers()) product.killOne(worker);
  await replaced(rounds + 2);
  expect((await ask('/health')).status).toBe(200);
  expect(await product.command('recount')).toContain('Every sum is as it should be');
  process.stdout.write(`R1, R7: ${rounds} workers killed, ${acknowledged.length} events, each once\n`);
});

test('ended in order, all of it ends, and nothing is left on the port', async () => {
  await product.end();
  expect(product.lives()).toBe(false);
  await expect(ask('/health')).rejects.toThrow();
});
