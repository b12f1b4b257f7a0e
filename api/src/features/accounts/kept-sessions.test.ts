/**
 * Promise S6 with several processes: a revoked session ends at once in this one, and within a second in all.
 */
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { countQueries } from '#testing/count-queries.ts';
import { secondApp } from '#testing/second-app.ts';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';
import { sessionKeeper } from './kept-sessions.ts';
import { markSuspended } from './standing.db.ts';

const here = await testApp();
const there = await secondApp(here.database);
const { db } = here.database;

/* The clock is fixed unless a test moves it, so nothing expires. */
let time = 1_000_000_000;
for (const { database } of [here, there]) database.pool.monotonic = () => time;

const signUp = async (name: string) => {
  const email = `${name}@home.ug`;
  const { body } = await here.send('POST', '/api/register', { body: forms.learner(email) });
  const { token } = (await here.send('POST', '/api/login', { body: { email, password: goodPassword } }))
    .body as {
    token: string;
  };
  return { token, id: (body as { user: { id: number } }).user.id };
};
const status = async ({ send }: typeof here, token: string) =>
  (await send('GET', '/api/subjects', { token })).status;

test('a session is asked for once a second, not once a request', async () => {
  const { token } = await signUp('once');
  await status(here, token);
  const queries = await countQueries(here.database)(async () => {
    for (let n = 0; n < 20; n += 1) expect(await status(here, token)).toBe(200);
  });
  // A late notification may still arrive in between.
  expect(queries).toBeLessThan(3);
  time += 1000;
  expect(await countQueries(here.database)(() => status(here, token))).toBe(1);
});

test('logged out it is dead at once in its own process, and by a notice in the other, while no time passes', async () => {
  const { token } = await signUp('logout');
  expect([await status(here, token), await status(there, token)]).toEqual([200, 200]);
  expect((await here.send('POST', '/api/logout', { token })).status).toBe(200);
  expect(await status(here, token)).toBe(401);
  await vi.waitFor(async () => expect(await status(there, token)).toBe(401), { timeout: 30_000 });
});

test('who is suspended is out at once, inside a transaction too, and in both processes', async () => {
  const { token, id } = await signUp('suspended');
  expect([await status(here, token), await status(there, token)]).toEqual([200, 200]);
  await db.transaction(async (within) => {
    await markSuspended(within, id, here.clock.now);
    // Not committed yet: a request now still succeeds, but must not be cached.
    expect(await status(here, token)).toBe(200);
  });
  expect(await status(here, token)).toBe(401);
  await vi.waitFor(async () => expect(await status(there, token)).toBe(401), { timeout: 30_000 });
});

test('control: without the notice the other process lets it in until a second has passed, and no longer', async () => {
  const { token } = await signUp('unheard');
  expect(await status(there, token)).toBe(200);
  await db.execute(sql`alter table sessions disable trigger tell_people_changed`);
  try {
    await here.send('POST', '/api/logout', { token });
  } finally {
    await db.execute(sql`alter table sessions enable trigger tell_people_changed`);
  }
  expect([await status(here, token), await status(there, token)]).toEqual([401, 200]);
  time += 999;
  expect(await status(there, token)).toBe(200);
  time += 1;
  expect(await status(there, token)).toBe(401);
});

const session = {
  sessionId: 's',
  seenAt: new Date(0),
  expiresAt: new Date(1),
  provedAt: null,
  factorAt: null,
  dormantAt: null,
  consent: 'school' as const,
  id: 1,
  schoolId: null,
  role: 'learner' as const,
  gradeId: 7,
  administrator: false,
  verifiedAt: null,
  suspendedAt: null,
};

test('what was read while something changed is not kept', async () => {
  const keeper = sessionKeeper(() => time);
  let asked = 0;
  const read = async () => {
    asked += 1;
    if (asked === 1) keeper.forget();
    return session;
  };
  for (let n = 0; n < 3; n += 1) await keeper.find('a', read);
  expect(asked).toBe(2);
});

test('of very many sessions those that were asked for last are kept', async () => {
  const keeper = sessionKeeper(() => time);
  for (let n = 0; n < 10_001; n += 1) await keeper.find(`${n}`, async () => session);
  const isKept = async (key: string) => {
    let asked = false;
    await keeper.find(key, async () => {
      asked = true;
      return null;
    });
    return !asked;
  };
  expect([await isKept('0'), await isKept('1'), await isKept('10000')]).toEqual([false, true, true]);
});

test('a bearer is in memory for its second, and then nowhere, whether anybody asks or not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const keeper = sessionKeeper(() => time);
    await keeper.find('first', async () => session);
    time += 600;
    await keeper.find('second', async () => session);
    time += 400;
    vi.advanceTimersByTime(1000);
    expect([keeper.known('first'), keeper.known('second'), keeper.many()]).toEqual([null, session, 1]);
    time += 1000;
    vi.advanceTimersByTime(1000);
    expect(keeper.many()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
