/** Practice: the exercise is regenerated from generator, level and seed, and the answer graded. */

import { generators } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
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

test('what a named error leads to is graded wrong by the server and kept with the name of the error', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const wrongs = [
    {
      generator: 'number-of-subsets',
      answer: (item: Question) => item.kind === 'number' && item.mistakes[0]?.value,
    },
    {
      generator: 'add-unlike-fractions',
      answer: (item: Question) => item.kind === 'text' && item.mistakes[0]?.text,
    },
    {
      generator: 'twenty-four-hour-clock',
      answer: (item: Question) => item.kind === 'single' && item.options.findIndex(({ right }) => !right),
    },
  ].map(({ generator, answer }, seed) => {
    const exercise = makeExercise(generator, 1, seed);
    const given = exercise === null ? false : answer(exercise.item);
    if (exercise === null || given === false || given === undefined)
      throw new Error(`${generator} has changed`);
    const named = gradeQuestion(exercise.item, given).misconception;
    return {
      named,
      event: happened('practice.answered', { generator, level: 1, seed, answer: given }, clock.now),
    };
  });
  const told = await tell(
    send,
    pupil,
    wrongs.map(({ event }) => event),
  );
  expect(new Set(statusesOf(told))).toEqual(new Set(['stored']));
  const rows = await db.select().from(answers).where(eq(answers.userId, pupil.user.id));
  const byEvent = new Map(rows.map((row) => [row.eventId, row]));
  for (const { named, event } of wrongs) {
    expect(named).toBeTypeOf('string');
    expect(byEvent.get(event.id)).toMatchObject({ correct: false, misconception: named });
  }
});

test('an exercise that is sent again, in one batch or later, is still one; right once, it stays right', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const generator = generators[0]?.id ?? '';
  // The largest number that a device draws.
  const seed = 4_294_967_295;
  const exercise = makeExercise(generator, 1, seed);
  if (exercise === null) throw new Error('every seed has an exercise');
  const given = (answer: ReturnType<typeof rightAnswer>) =>
    happened('practice.answered', { generator, level: 1, seed, answer }, clock.now);
  const right = () => given(rightAnswer(exercise.item));
  await tell(send, pupil, [given('no idea'), given('no idea')]);
  const sums = async () =>
    (await db.select().from(learnerTotals).where(eq(learnerTotals.userId, pupil.user.id)))[0];
  expect(await sums()).toMatchObject({ answers: 1, answersRight: 0, practiceRight: 0 });
  for (const batch of [[right(), right()], [given('no idea')], [right()]]) {
    await tell(send, pupil, batch);
    expect(await sums()).toMatchObject({ answers: 1, answersRight: 1, practiceRight: 1 });
  }
  const rows = await db.select().from(answers).where(eq(answers.userId, pupil.user.id));
  expect(rows.map((row) => row.seed)).toEqual([seed, seed, seed, seed, seed, seed]);
});

test('no answer is no practice', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const payload = { generator: generators[0]?.id ?? '', level: 1, seed: 1, answer: null };
  const { results } = await tell(send, pupil, [happened('practice.answered', payload, clock.now)]);
  expect(results).toMatchObject([{ status: 'refused', reason: expect.stringMatching(/nothing to grade/) }]);
});

test('a level that a generator does not have is refused', async () => {
  const [pupil, happened] = [await addPupil(db, clock.now), openDevice()];
  const payload = { generator: generators[0]?.id ?? '', level: 9, seed: 1, answer: 1 };
  expect(statusesOf(await tell(send, pupil, [happened('practice.answered', payload, clock.now)]))).toEqual([
    'refused',
  ]);
});
