/** The demo's learners have a history of real events, counted like any others. */
import type { Assignment } from '@afrolearn/contract/assigned-work.ts';
import type { LearnerStats } from '@afrolearn/contract/progress.ts';
import { expect, test } from 'vitest';
import { attempts, events, users } from '#db/tables.ts';
import { readEnv } from '#env.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { handIns } from '../big-class/hand-ins.ts';
import { habitOf } from '../big-class/kinds.ts';
import { manyPupils } from '../big-class/pupils.ts';
import { prepareProfile } from '../prepare.ts';
import { fillHistory } from './history.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const world = { db, env: readEnv({ SAFETY_PROFILE: 'demo' }), now: () => clock.now };
await prepareProfile(world);

const statsOf = async (name: string) => {
  const people = (await send('GET', '/api/demo/people')).body as { id: number; name: string }[];
  const id = people.find((person) => person.name === name)?.id;
  const signedIn = await send('POST', '/api/demo/sign-in', { body: { personId: id } });
  const { token } = signedIn.body as { token: string };
  const stats = (await send('GET', `/api/learner-profiles/stats/${id}`, { token })).body as LearnerStats;
  return { token, stats };
};

/** The ids of pupils with these keys, which are the local parts of their emails. */
const numbersOf = async (keys: readonly string[]): Promise<ReadonlySet<number>> => {
  const rows = await db.select({ id: users.id, email: users.email }).from(users);
  return new Set(rows.filter(({ email }) => keys.includes(email?.split('@')[0] ?? '')).map(({ id }) => id));
};

test('it is written once, by whichever of four processes comes first, and only who stopped left something open', async () => {
  const told = await Promise.all(Array.from({ length: 4 }, () => fillHistory(world)));
  expect(told.sort()).toEqual(['filled', 'nothing to do', 'nothing to do', 'nothing to do']);
  const rows = await db.select().from(events);
  expect(rows.length).toBeGreaterThan(100);
  const itemsIn = (of: typeof rows) =>
    new Set(of.map(({ userId, payload }) => `${userId} ${payload['item']}`));
  const finished = rows.filter(({ type }) => /^(?:video|quiz)\.finished$|^reading\.read$/.test(type));
  const leaving = await numbersOf(
    manyPupils.filter(({ key, kind }) => habitOf(key, kind)?.leavesOpen).map(({ key }) => key),
  );
  const opened = rows.filter(({ type, userId }) => type === 'item.opened' && !leaving.has(userId));
  expect(itemsIn(finished.filter(({ userId }) => !leaving.has(userId)))).toEqual(itemsIn(opened));
  expect(await fillHistory(world)).toBe('nothing to do');
  expect(await db.$count(events)).toBe(rows.length);
});

test('it is spread over weeks, arrived bit by bit, and never lies in the future', async () => {
  const rows = await db.select().from(events);
  expect(new Set(rows.map(({ countedOn }) => countedOn)).size).toBeGreaterThan(15);
  expect(new Set(rows.map(({ receivedAt }) => receivedAt.getTime())).size).toBe(3);
  for (const { countedAt, occurredAt, receivedAt } of rows) {
    // Trusted as sent: no event was moved to its arrival.
    expect(countedAt).toEqual(occurredAt);
    expect(countedAt.getTime()).toBeLessThanOrEqual(clock.now.getTime());
    expect(receivedAt.getTime() - countedAt.getTime()).toBeLessThan(15 * 24 * 60 * 60 * 1000);
  }
});

test('days and results are not alike, though some of the learners know as much as others', async () => {
  const rows = await db.select().from(events);
  const results = await db.select().from(attempts);
  const ofOne = new Map<number, { days: Map<string, number>; results: string }>();
  for (const { userId, countedOn } of rows) {
    const one = ofOne.get(userId) ?? { days: new Map<string, number>(), results: '' };
    one.days.set(countedOn, (one.days.get(countedOn) ?? 0) + 1);
    ofOne.set(userId, one);
  }
  for (const { userId, correct, total } of results) {
    const one = ofOne.get(userId);
    if (one !== undefined) one.results += ` ${correct}/${total}`;
  }
  // Stuck pupils have uniform days: they only repeat the checkpoint.
  const stuck = await numbersOf(manyPupils.filter(({ kind }) => kind === 'stuck').map(({ key }) => key));
  const long = [...ofOne].flatMap(([id, one]) => (one.days.size > 6 && !stuck.has(id) ? [one] : []));
  expect(long.length).toBeGreaterThan(3);
  for (const { days } of long) expect(new Set(days.values()).size).toBeGreaterThan(2);
  // Results of the named people differ. Among 60 pupils with one checkpoint or two, some results must be equal.
  const many = await numbersOf(manyPupils.map(({ key }) => key));
  const told = [...ofOne].flatMap(([id, { results: words }]) =>
    words === '' || many.has(id) ? [] : [words],
  );
  expect(new Set(told).size).toBe(told.length);
});

test('the learners differ: one is far, one tries, one has just arrived', async () => {
  const [akello, okello, chebet] = await Promise.all(
    ['Akello Grace', 'Okello James', 'Chebet Joy'].map((name) => statsOf(name)),
  );
  expect(akello?.stats.totalXP).toBeGreaterThan(okello?.stats.totalXP ?? Infinity);
  expect(akello?.stats).toMatchObject({ skillsMastered: expect.any(Number) });
  expect(akello?.stats.streakDays).toBeGreaterThan(5);
  expect(okello?.stats.lessonsCompleted).toBeGreaterThan(2);
  expect(chebet?.stats).toMatchObject({ totalXP: 0, lessonsCompleted: 0, streakDays: 0 });
  const { body } = await send('GET', '/api/personalized-insights', { token: akello?.token ?? '' });
  expect(body).toMatchObject({ data: { patterns: { answers: expect.any(Number) } } });
});

test('the mother of the demo sees time of today', async () => {
  const { token } = await statsOf('Lamwaka Grace');
  const { children } = (await send('GET', '/api/parent/dashboard', { token })).body as {
    children: { timeSpent: number }[];
  };
  expect(children).toHaveLength(2);
  expect(children.some(({ timeSpent }) => timeSpent > 0)).toBe(true);
});

test('the class has a lively board, Akello has stickers, and her help waits for the teacher', async () => {
  const { token } = await statsOf('Akello Grace');
  const board = (await send('GET', '/api/leaderboard', { token })).body as { name: string; xp: number }[];
  expect(board.length).toBeGreaterThan(7);
  expect(new Set(board.map(({ xp }) => xp)).size).toBeGreaterThan(4);
  const cheers = (await send('GET', '/api/cheers', { token })).body as { from: { name: string } }[];
  expect(cheers.map(({ from }) => from.name).sort()).toEqual([
    'Musoke Ivan',
    'Nankya Shamim',
    'Okello James',
  ]);
  const teacher = await statsOf('Achieng Ruth');
  expect((await send('GET', '/api/help-marks', { token: teacher.token })).body).toMatchObject([
    { helper: { name: 'Akello Grace' }, helped: { name: 'Okello James' }, className: 'P7 Blue' },
  ]);
});

test('another profile has no such thing', async () => {
  const school = { ...world, env: readEnv({ SAFETY_PROFILE: 'school' }) };
  expect(await fillHistory(school)).toBe('nothing to do');
});

test('P7 has three assignments in different states, and work waits for the teacher', async () => {
  const people = (await send('GET', '/api/demo/people')).body as { id: number; name: string }[];
  const personId = people.find(({ name }) => name.includes('Achieng'))?.id;
  const { token } = (await send('POST', '/api/demo/sign-in', { body: { personId } })).body as {
    token: string;
  };
  const given = (await send('GET', '/api/assignments', { token })).body as Assignment[];
  expect(given.map(({ kind }) => kind)).toEqual(['practice', 'paper', 'quiz']);
  expect(given.find(({ kind }) => kind === 'paper')).toMatchObject({
    waiting: 1 + handIns.filter(({ review }) => review === undefined).length,
    counts: { completed: 1 + handIns.filter(({ review }) => review?.outcome === 'accepted').length },
  });
  expect(given.find(({ kind }) => kind === 'quiz')?.counts.completed).toBeGreaterThan(0);
});
