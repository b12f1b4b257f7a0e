/** Practice: the exercise is made again from generator, level and seed, and the raw answer graded. */

import { generators } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-item.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, learnerTotals, reviewCards } from '#db/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp();
const { db } = database;

test('right and wrong answers to exercises of different seeds make one card for the generator and its level', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const [generator] = generators;
  if (generator === undefined) throw new Error('there are generators');
  const given = [1, 2, 3].map((seed) => {
    const exercise = makeExercise(generator.id, 1, seed);
    if (exercise === null) throw new Error('every seed has an exercise');
    const answer = seed === 3 ? 'no idea' : rightAnswer(exercise.item);
    return happened('practice.answered', { generator: generator.id, level: 1, seed, answer }, clock.now);
  });
  expect(statusesOf(await tell(send, pupil, given))).toEqual(['stored', 'stored', 'stored']);
  const [totals] = await db.select().from(learnerTotals).where(eq(learnerTotals.userId, pupil.user.id));
  expect(totals).toMatchObject({ answers: 3, answersRight: 2, practiceRight: 2, seeds: 0 });
  const cards = await db.select().from(reviewCards).where(eq(reviewCards.userId, pupil.user.id));
  expect(cards).toMatchObject([
    { questionId: `${generator.id}:1`, itemId: generator.id, unitId: null, reps: 3 },
  ]);
  expect(await db.select().from(answers).where(eq(answers.userId, pupil.user.id))).toHaveLength(3);
});

test('a level that a generator does not have is refused', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const payload = { generator: generators[0]?.id ?? '', level: 9, seed: 1, answer: 1 };
  expect(statusesOf(await tell(send, pupil, [happened('practice.answered', payload, clock.now)]))).toEqual([
    'refused',
  ]);
});
