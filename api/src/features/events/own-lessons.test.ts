/** Teachers' lessons (t{n}): graded on the server (G10), without seeds or points. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attempts, itemProgress, learnerTotals, ownLessons, reviewCards, schools } from '#db/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { ownLessonsOf } from './own-lessons.ts';
import { addPupil, asPerson, openDevice, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp();
const { db } = database;
await db.insert(schools).values([
  { id: 501, name: 'Lake School' },
  { id: 502, name: 'Hill School' },
]);
const [lesson] = await db
  .insert(ownLessons)
  .values({
    schoolId: 501,
    title: 'Our village',
    type: 'quiz',
    subjectId: 5,
    gradeId: 7,
    visibility: 'school',
    questions: [
      { id: 'q1', prompt: 'Who leads it?', options: ['LC1', 'Nobody'], answer: 'LC1' },
      { id: 'q2', prompt: 'Which is near?', options: ['Sea', 'Lake'], answer: 'Lake' },
    ],
    createdAt: clock.now,
    updatedAt: clock.now,
  })
  .returning({ id: ownLessons.id });
const item = `t${lesson?.id}`;
const finish = (...given: number[]) => finishOf(item, ...given);
const finishOf = (item: string, ...given: number[]) =>
  openDevice()(
    'quiz.finished',
    {
      item,
      attempt: randomUUID(),
      answers: given.map((answer, place) => ({ question: `q${place + 1}`, answer })),
    },
    clock.now,
  );

test('a quiz of one’s own school is graded and kept for review, and earns nothing', async () => {
  const pupil = await addPupil(db, clock.now, { schoolId: 501 });
  expect(statusesOf(await tell(send, pupil, [finish(0, 0), finish(0, 1)]))).toEqual(['stored', 'stored']);
  const mine = eq(attempts.userId, pupil.user.id);
  expect(
    (await db.select().from(attempts).where(mine)).map(({ correct, total }) => `${correct} of ${total}`),
  ).toEqual(['1 of 2', '2 of 2']);
  const [row] = await db.select().from(itemProgress).where(eq(itemProgress.userId, pupil.user.id));
  expect(row).toMatchObject({ itemId: item, unitId: null, bestScore: 1, attempts: 2, points: 0 });
  const [totals] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, pupil.user.id));
  expect(totals).toMatchObject({ seeds: 0, points: 0, quizzes: 0, answers: 4, longestStreak: 1 });
  const cards = await db.select().from(reviewCards).where(eq(reviewCards.userId, pupil.user.id));
  expect(cards.map(({ questionId }) => questionId).sort()).toEqual([`${item}-q1`, `${item}-q2`]);
});

test.each(['video', 'reading'] as const)(
  'the questions of a %s are marked as those of a quiz',
  async (type) => {
    const pupil = await addPupil(db, clock.now, { schoolId: 501 });
    const questions = [{ id: 'q1', prompt: 'Who leads it?', options: ['LC1', 'Nobody'], answer: 'LC1' }];
    const about = { schoolId: 501, title: 'Our market', type, subjectId: 5, gradeId: 7, questions };
    const [row] = await db
      .insert(ownLessons)
      .values({ ...about, visibility: 'school', createdAt: clock.now, updatedAt: clock.now })
      .returning({ id: ownLessons.id });
    expect(statusesOf(await tell(send, pupil, [finishOf(`t${row?.id}`, 0)]))).toEqual(['stored']);
    const [tried] = await db.select().from(attempts).where(eq(attempts.userId, pupil.user.id));
    expect(tried).toMatchObject({ correct: 1, total: 1 });
    const [totals] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, pupil.user.id));
    expect(totals).toMatchObject({ seeds: 0, points: 0, quizzes: 0, videos: 0, readings: 0 });
  },
);

test('a lesson that the learner may not see is not known', async () => {
  const stranger = await addPupil(db, clock.now, { schoolId: 502 });
  const told = await tell(send, stranger, [finish(0, 1), { ...finish(0), payload: { item: 't999999' } }]);
  expect(statusesOf(told)).toEqual(['refused', 'refused']);
  expect(told.results[0]?.reason).toMatch(/do not know this lesson/);
});

test('500 lessons are looked up in one query, and those that one may not see are not among them', async () => {
  const pupil = await addPupil(db, clock.now, { schoolId: 501 });
  const ids = [item, ...Array.from({ length: 499 }, (_, n) => `t${900_000 + n}`), 'u400-l1'];
  let queries = 0;
  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name);
    },
  });
  const found = await ownLessonsOf(counting, asPerson(pupil.user), ids);
  expect([[...found.keys()], queries]).toEqual([[item], 1]);
  const stranger = await addPupil(db, clock.now, { schoolId: 502 });
  expect((await ownLessonsOf(db, asPerson(stranger.user), ids)).size).toBe(0);
});
