/** Cached figures of a learner are never older than their last work, in any process. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { secondApp } from '#testing/second-app.ts';

const { send, db, database, clock, person } = await aClass();
const there = await secondApp(database);
const calls = ['/progress', '/progress-summary', '/character-analysis', '/personalized-insights'];

/** The same call to two processes, which must agree. */
const asked = async (path: string, token: string) => {
  const [one, other] = await Promise.all(
    [send, there.send].map((ask) => ask('GET', `/api${path}`, { token })),
  );
  expect(other?.text).toBe(one?.text);
  return one?.body as Record<string, unknown>;
};

test.each(calls)('%s asked again puts one question to the database, whatever it is made of', async (path) => {
  const { token } = await person('learner');
  await send('GET', `/api${path}`, { token });
  // Allows for the periodic checks of content and session.
  const again = () => send('GET', `/api${path}`, { token });
  expect(await countQueries(database)(again)).toBeLessThanOrEqual(3);
});

test('each new thing is in the next answer of both processes, whichever took it', async () => {
  const { token } = await person('learner');
  const seen = new Set<string>();
  const look = async () => {
    const summary = await asked('/progress-summary', token);
    seen.add(JSON.stringify([summary, await asked('/progress', token)]));
  };
  await look();
  for (const [place, ask] of [send, there.send, send, there.send].entries()) {
    await learnerActs({ send: ask, db }, token).video(`u400-l${place + 1}`, clock.now);
    await look();
    expect(seen.size).toBe(place + 2);
  }
  await look();
  expect(seen.size).toBe(5);
});

test('insights: mistakes, consent withdrawn and the own switch count at once', async () => {
  const { token, id } = await person('learner');
  const acts = learnerActs({ send, db }, token);
  const insights = async () =>
    (await asked('/personalized-insights', token))['data'] as { areas_for_growth: unknown[] } | null;
  expect((await insights())?.areas_for_growth).toEqual([]);
  await acts.mistake('u400-q1', 12, clock.now);
  expect((await insights())?.areas_for_growth).not.toEqual([]);
  await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, id));
  expect(await insights()).toBeNull();
  await db.update(users).set({ consent: 'guardian' }).where(eq(users.id, id));
  expect(await insights()).not.toBeNull();
  await db.insert(settings).values({ userId: id, insights: false });
  expect(await insights()).toBeNull();
});

test('a streak that ends overnight is not told in the morning', async () => {
  const { token } = await person('learner');
  const before = clock.now;
  await learnerActs({ send, db }, token).video('u400-l1', clock.now);
  const streak = async () =>
    (await send('GET', '/api/progress-summary', { token })).body as { streakDays: number };
  expect((await streak()).streakDays).toBe(1);
  clock.now = new Date(before.getTime() + 5 * 24 * 60 * 60 * 1000);
  expect((await streak()).streakDays).toBe(0);
  clock.now = before;
});

test('control: a change that goes past the sums is told only when the minute is over', async () => {
  const { token, id } = await person('learner');
  await learnerActs({ send, db }, token).video('u400-l1', clock.now);
  const begun = async () =>
    JSON.stringify((await send('GET', '/api/progress', { token })).body).includes('"completed":true');
  expect(await begun()).toBe(true);
  await db.execute(sql`delete from item_progress where user_id = ${id}`);
  expect(await begun()).toBe(true);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await begun()).toBe(false);
});
