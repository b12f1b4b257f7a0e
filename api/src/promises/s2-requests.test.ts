/**
 * Promise S2: requests generated from the OpenAPI document, valid and invalid, by every kind of person, over HTTP.
 * The server never fails, never answers with a status, code or form that the document does not name, never accepts an
 * invalid request, and keeps no more memory than allowed. Afterwards neither log holds a name, an email, a bearer or
 * a word that was sent (S11, S14).
 */
import { calls } from '@afrolearn/contract';
import type { Call } from '@afrolearn/contract/define.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApi } from '#http/openapi.ts';
import { policy, served } from '#slices.ts';
import type { AnySamples } from '#testing/matrix/sample.ts';
import { samples } from '#testing/matrix/samples.ts';
import { childsWord } from './requests/hostile.ts';
import { wrongWith, wrongWithStray } from './requests/judge.ts';
import { type Operation, operationsOf, requestsOf, type Sent, strayRequests } from './requests/requests.ts';
import { openServer, type Server } from './requests/server.ts';

const proof = process.env['PROOF'] === '1';
const perCall = proof ? 300 : 16;
/* The same requests each time in CI. A proof run uses a new seed and prints it, so that it can be repeated. */
const seed = proof ? Number(process.env['SEED'] ?? Date.now() % 2 ** 31) : 20_261;
/* In CI a time is only a limit against hanging. */
const longest = proof ? 5000 : 50_000;
const atOnce = 4;
/* In MB, since the server answered its first request. */
const mostGrowth = 50;

const keyOf = ({ method, path }: Operation): string =>
  `${method} ${path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1')}`;

const callOf = (key: string): Call | undefined => (calls as Record<string, Call>)[key];

const shown = ({ actor, method, url, headers, payload }: Sent): string =>
  JSON.stringify({
    actor,
    method,
    url: url.slice(0, 300),
    headers,
    payload: payload?.toString().slice(0, 300),
  });

type Sums = { requests: number; statuses: Record<string, number>; slowest: number; wrong: string[] };

/**
 * Runs every operation with its share of requests, some operations in parallel, and reports the smallest failing
 * request of each.
 */
const askAll = async (server: Server, operations: readonly Operation[], numRuns = perCall): Promise<Sums> => {
  const sums: Sums = { requests: 0, statuses: {}, slowest: 0, wrong: [] };
  const askOne = async (
    sent: Sent,
    onlyDemo: boolean,
    judge: (answer: Parameters<typeof wrongWithStray>[0]) => string | null,
  ) => {
    const answer = await server.send(sent, onlyDemo);
    sums.requests += 1;
    const kind = `${Math.floor(answer.status / 100)}xx`;
    sums.statuses[kind] = (sums.statuses[kind] ?? 0) + 1;
    sums.slowest = Math.max(sums.slowest, answer.took);
    const wrong = judge(answer);
    if (wrong !== null) throw new Error(wrong);
  };
  const check = async (name: string, requests: fc.Arbitrary<Sent>, act: (sent: Sent) => Promise<void>) => {
    const found = await fc.check(fc.asyncProperty(requests, act), { numRuns, seed });
    if (!found.failed) return;
    const why = found.errorInstance instanceof Error ? found.errorInstance.message : 'unknown';
    sums.wrong.push(`${name}: ${why}\n  ${shown((found.counterexample as [Sent])[0])}`);
  };
  // Runs one after the other, because some clear their table first. Retries once, in case a request of another
  // operation interfered.
  let making: Promise<unknown> = Promise.resolve();
  const objectsFor = (key: string) => {
    const make = () => (samples as AnySamples)[key]?.objects?.(server.scene);
    const mine = making.then(make).catch(make);
    making = mine.catch(() => undefined);
    return mine;
  };
  const turns = operations.map((operation) => async () => {
    const key = keyOf(operation);
    const real = (await objectsFor(key))?.real ?? {};
    const onlyDemo = callOf(key)?.only === 'demo';
    await check(key, requestsOf(operation, real), (sent) =>
      askOne(sent, onlyDemo, (answer) => wrongWith(operation, sent, answer, longest)),
    );
  });
  const waiting = [
    ...turns,
    () => check('elsewhere', strayRequests, (sent) => askOne(sent, false, wrongWithStray)),
  ];
  const worker = async () => {
    for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) await turn();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sums;
};

/** Which secrets appear in which log. */
const leaks = async (server: Server): Promise<string[]> => {
  const words = [childsWord, ...server.secrets()];
  return Object.entries(await server.logs()).flatMap(([name, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`),
  );
};

test('requests made from the document meet no failure and no surprise, and leave no word in a log', async () => {
  const server = await openServer();
  try {
    const operations = operationsOf(openApi());
    expect(operations).toHaveLength(Object.keys(calls).length);
    const before = server.memory();
    const sums = await askAll(server, operations);
    const growth = server.memory() - before;
    process.stdout.write(
      `S2: ${sums.requests} requests, ${operations.length} calls, ${JSON.stringify(sums.statuses)}, ` +
        `slowest ${sums.slowest.toFixed(0)} ms, ${growth.toFixed(1)} MB more, seed ${seed}\n`,
    );
    expect(sums.wrong).toEqual([]);
    expect(sums.requests).toBeGreaterThanOrEqual(perCall * operations.length);
    // If all requests were refused by access checks, the test would prove nothing about the handlers.
    expect(sums.statuses['2xx']).toBeGreaterThan(sums.requests / 20);
    expect(growth).toBeLessThan(mostGrowth);
    expect(await leaks(server)).toEqual([]);

    // Control: a word written to either log is found there.
    server.log.warn({ body: childsWord }, 'a careless line');
    await server.sql.unsafe(`do $$ begin raise log 'refused: ${childsWord}'; end $$`);
    expect(await leaks(server)).toEqual([
      `${childsWord} in the log of the server`,
      `${childsWord} in postgres.log`,
    ]);
  } finally {
    await server.close();
  }
});

const only = (key: string) => operationsOf(openApi()).filter((operation) => keyOf(operation) === key);

type Handle = (typeof served)[number]['handle'];

/** The server with one handler replaced; the replacement may call the original. */
const doctor = (key: string, replace: (own: Handle) => Handle) => ({
  served: served.map((one) => (one.key === key ? { ...one, handle: replace(one.handle) } : one)),
  policy,
});

const emoji = /\p{Extended_Pictographic}/u;

test('control: a handler that fails on an emoji alone is found, and the request that is told has one', async () => {
  const key = 'GET /search/courses';
  const failing = doctor(key, (own) => async (asked) => {
    if (emoji.test(JSON.stringify((asked as { query?: unknown }).query))) throw new Error('not as planned');
    return await own(asked);
  });
  const server = await openServer(failing);
  try {
    const { wrong, statuses } = await askAll(server, only(key), 400);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`${key}: answered 500`);
    const { url } = JSON.parse(wrong[0]?.split('\n  ')[1] ?? '{}') as { url: string };
    expect(decodeURIComponent(url)).toMatch(emoji);
    // The handler failed only for that request; others succeeded.
    expect(statuses['2xx']).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});

test('control: a handler that keeps what it was asked is found by the memory it holds', async () => {
  const kept: Buffer[] = [];
  const key = 'GET /grades';
  const hoarding = doctor(key, (own) => async (asked) => {
    kept.push(Buffer.alloc(2 * mostGrowth * 2 ** 16, 1));
    return await own(asked);
  });
  const server = await openServer(hoarding);
  try {
    const before = server.memory();
    const { wrong, requests } = await askAll(server, only(key), 16);
    expect([wrong, requests >= 16]).toEqual([[], true]);
    expect(server.memory() - before).toBeGreaterThan(mostGrowth);
  } finally {
    kept.length = 0;
    await server.close();
  }
});

test('control: answers of another status, code or form than the document names are told', () => {
  const [grades] = only('GET /grades');
  if (grades === undefined) throw new Error('the call is not documented');
  const sent = {
    actor: 'anonymous',
    method: 'GET',
    url: '',
    headers: {},
    payload: null,
    value: null,
  } as const;
  const answered = (status: number, text: string) =>
    wrongWith(grades, sent, { status, text, type: '', took: 1 }, longest);
  expect(answered(418, '{}')).toContain('is not documented');
  expect(answered(200, '{"grades":"none"}')).toContain('not as documented');
  expect(answered(429, '{"error":"Slower.","code":"made/up"}')).toContain('made/up');
});
