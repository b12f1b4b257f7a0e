/** Promise S14, in part: no text of a person and no token ever appears in the log. */
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { policy, served } from '#slices.ts';
import { logOf } from '#testing/log.ts';
import { canaryWord } from '#testing/matrix/canaries.ts';
import { forms, testApp } from '#testing/test-app.ts';
import { boundLog, mostLinesOfOneCause } from './log.ts';

type Form = { name: string; email: string; password: string };

/** A person whose every field is a canary. */
const marked = () => {
  const words = { name: canaryWord(), email: canaryWord(), password: canaryWord(), className: canaryWord() };
  const form = {
    ...forms.teacher(`${words.email}@home.ug`),
    name: `Akello ${words.name}`,
    className: words.className,
    password: `${words.password} ${words.password}`,
  };
  return { words: Object.values(words), form };
};

const withoutWords = (text: string, words: readonly string[]) =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('after good and bad requests of every kind the log holds no word and no token, even at debug', async () => {
  const log = logOf('debug');
  const { send } = await testApp({}, { logger: log.logger });
  const { words, form } = marked();
  const login = ({ email, password }: Form) => ({ body: { email, password } });

  expect((await send('POST', '/api/register', { body: form })).status).toBe(201);
  expect((await send('POST', '/api/register', { body: form })).status).toBe(409);
  expect((await send('POST', '/api/register', { body: { ...form, name: `${form.name}\0` } })).status).toBe(
    400,
  );
  expect((await send('POST', '/api/login', login({ ...form, password: `${form.password}x` }))).status).toBe(
    401,
  );
  const { token } = (await send('POST', '/api/login', login(form))).body as { token: string };
  const broken = { body: `{"email":"${form.email}",`, headers: { 'content-type': 'application/json' } };
  expect((await send('POST', '/api/login', broken)).status).toBe(400);
  expect((await send('GET', '/api/me', { token })).status).toBe(200);
  expect((await send('GET', `/api/${words[0]}?token=${token}`, { token })).status).toBe(404);
  expect((await send('GET', `/api/%E0%A4%A${words[0]}`, { token })).status).toBe(404);
  expect((await send('POST', '/api/logout', { token })).status).toBe(200);
  expect((await send('GET', '/api/me', { token })).status).toBe(401);

  expect(withoutWords(log.text(), [...words, token])).toEqual([]);
});

test('a query that fails is logged by its code and place, without the values that were in it', async () => {
  const log = logOf('debug');
  const { send, database } = await testApp({}, { logger: log.logger });
  await database.db.execute(sql`alter table users add constraint broken check (length(name) < 3)`);
  const { words, form } = marked();
  const answer = await send('POST', '/api/register', { body: form });
  expect(answer).toMatchObject({ status: 500, body: { code: 'server/failed' } });
  expect(log.lines()).toMatchObject([
    {
      msg: 'unexpected failure',
      failure: { code: '23514', at: expect.any(Array) },
      request: expect.any(String),
    },
  ]);
  expect(withoutWords(log.text() + answer.text, [...words, 'argon2', 'insert into'])).toEqual([]);
});

test('control: a handler that logs a body once is caught', async () => {
  const log = logOf('debug');
  const doctored = {
    policy,
    served: served.map((one) =>
      one.key === 'POST /register'
        ? {
            ...one,
            handle: async (asked: never) => {
              other.app.log.debug((asked as { body: object }).body, 'registering');
              return await one.handle(asked);
            },
          }
        : one,
    ),
  };
  const other = await testApp({}, { logger: log.logger, doctored });
  const { words, form } = marked();
  expect((await other.send('POST', '/api/register', { body: form })).status).toBe(201);
  expect(withoutWords(log.text(), words)).toEqual(words);
});

const failing = {
  policy,
  served: served.map((one) =>
    one.key === 'GET /grades'
      ? {
          ...one,
          handle: async () => {
            throw new TypeError('broken');
          },
        }
      : one,
  ),
};

const askOften = async (times: number, more: { mostLogLines?: number } = {}) => {
  const log = logOf('warn');
  const { app, send } = await testApp({}, { logger: log.logger, doctored: failing, ...more });
  for (let time = 0; time < times; time += 1) expect((await send('GET', '/api/grades')).status).toBe(500);
  await app.close();
  return log.lines();
};

test('a fault at every request writes ten lines, then one that says how many were left out', async () => {
  const lines = await askOften(50);
  expect(lines).toHaveLength(mostLinesOfOneCause + 1);
  expect(lines.at(-1)).toMatchObject({
    msg: 'lines of one cause left out',
    leftOut: 50 - mostLinesOfOneCause,
    cause: expect.stringMatching(/^unexpected failure, TypeError, at .*log\.test/),
  });
});

test('control: without the bound the same fault writes a line at every request', async () => {
  expect(await askOften(50, { mostLogLines: Number.POSITIVE_INFINITY })).toHaveLength(50);
});

test('the bound is one of each cause and of each minute, and what was left out is said when the minute ends', () => {
  vi.useFakeTimers();
  try {
    const written: unknown[] = [];
    const { options } = boundLog({}, 2);
    const log = (code: string) =>
      options.hooks?.logMethod?.call(
        {} as never,
        [{ code }, 'fault'],
        ((fields: unknown) => void written.push(fields)) as never,
        50,
      );
    for (const code of ['A', 'A', 'A', 'A', 'B']) log(code);
    expect(written).toEqual([{ code: 'A' }, { code: 'A' }, { code: 'B' }]);
    vi.advanceTimersByTime(60_000);
    expect(written.slice(3)).toEqual([{ leftOut: 2, cause: 'fault, A' }]);
    log('A');
    expect(written.slice(4)).toEqual([{ code: 'A' }]);
  } finally {
    vi.useRealTimers();
  }
});
