/** Concurrent batches of a class are processed together, with the same results as alone. */

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '#db/tables.ts';
import { storedSums } from '#features/record/index.ts';
import { statementsOf } from '#testing/count-queries.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { judgeBatch } from './receive.ts';
import { receiveTogether } from './receive-together.ts';
import { addPupil, asPerson, openDevice, type Pupil, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const statements = statementsOf(database);

const room = async (count: number): Promise<Pupil[]> => {
  const pupils: Pupil[] = [];
  while (pupils.length < count) pupils.push(await addPupil(db, clock.now));
  return pupils;
};
const lessonsOf = (count: number) => {
  const happened = openDevice();
  return Array.from({ length: count }, (_, n) =>
    happened('video.finished', { item: `u400-l${n + 1}` }, clock.now),
  );
};

test('thirty learners at once: each is told of their own, has their own seeds, and few ways to the database do for all', async () => {
  const pupils = await room(30);
  const work = pupils.map((_, n) => lessonsOf(1 + (n % 5)));
  const sent = await statements(async () => {
    const answers = await Promise.all(pupils.map((pupil, n) => tell(send, pupil, work[n] ?? [])));
    for (const [n, answer] of answers.entries()) {
      expect(answer.results.map(({ id }) => id)).toEqual(work[n]?.map(({ id }) => id));
      expect(new Set(statusesOf(answer))).toEqual(new Set(['stored']));
    }
  });
  for (const [n, { user }] of pupils.entries())
    expect((await storedSums(db, user.id)).totals.seeds).toBe(25 * (1 + (n % 5)));
  expect(sent.filter((text) => text.includes('for update')).length).toBeLessThan(15);
  expect(sent.filter((text) => text.includes('limit_counters')).length).toBeLessThan(15);
});

test('one learner who sends the same from two tabs at once has it once, in the company of others too', async () => {
  const pupils = await room(6);
  const work = pupils.map(() => lessonsOf(2));
  const twice = [...pupils, ...pupils].map((pupil, n) => tell(send, pupil, work[n % 6] ?? []));
  const statuses = (await Promise.all(twice)).map(statusesOf);
  for (const n of pupils.keys())
    expect([...(statuses[n] ?? []), ...(statuses[n + 6] ?? [])].toSorted()).toEqual([
      ...['duplicate', 'duplicate', 'stored', 'stored'],
    ]);
  for (const { user } of pupils) expect((await storedSums(db, user.id)).totals.seeds).toBe(50);
});

test('a learner who is gone by now fails alone: who was taken with them is stored and told so', async () => {
  const pupils = await room(4);
  const world = {
    db,
    now: () => clock.now,
    say: { reasons: String } as never,
    teller: 'the program' as const,
  };
  const batches = await Promise.all(
    pupils.map(({ user }) => judgeBatch(world, asPerson(user), lessonsOf(1))),
  );
  const gone = { ...(batches[1] as (typeof batches)[number]), userId: 2_000_000_000 };
  const all = [batches[0], gone, batches[2], batches[3]] as typeof batches;
  const settled = await Promise.allSettled(all.map((batch) => receiveTogether(db, batch)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const kept = await Promise.all(pupils.map(({ user }) => db.$count(events, eq(events.userId, user.id))));
  expect(kept).toEqual([1, 0, 1, 1]);
});
