/** Earlier answers are read only when the question's card does not suffice. */

import { randomUUID } from 'node:crypto';
import { mostAnswersOfCard } from '@afrolearn/learning/events/summaries.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { cardOf } from '@afrolearn/learning/reviews/card.ts';
import { expect, test } from 'vitest';
import { lockLearner } from '#features/record/index.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { knownOf, nothingTouched, type Touch } from './known.db.ts';
import { addPupil, openDevice, statusesOf, tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const pupil = await addPupil(db, clock.now);
const happened = openDevice();
const asked = await learnerActs({ send, db }, pupil.token).questions('u400-q1');
const questionAt = (place: number) => {
  const question = asked[place];
  if (question === undefined) throw new Error('the quiz has no such question');
  return { item: 'u400-q1', question: question.id, answer: rightAnswer(question) };
};
const later = (ms: number) => new Date(clock.now.getTime() + ms);
const answer = async (place: number, attempt?: string) => {
  const payload = { ...questionAt(place), ...(attempt === undefined ? {} : { attempt }) };
  expect(statusesOf(await tell(send, pupil, [happened('answer.given', payload, clock.now)]))).toEqual([
    'stored',
  ]);
};

const knownFor = (answered: Omit<Touch['answered'], 'questions'>, place: number) =>
  db.transaction(async (within) => {
    const id = questionAt(place).question;
    const { totals } = await lockLearner(within, pupil.user.id);
    const touch = { ...nothingTouched, answered: { questions: [id], ...answered } };
    const { known } = await knownOf(within, totals, touch);
    return { card: known.cards.get(id)?.reps ?? null, read: known.latest.get(id)?.length ?? 0 };
  });

test('a later answer needs the card alone; an earlier one, or one of the same moment, all answers', async () => {
  await answer(0);
  expect(await knownFor({ since: later(1), most: 1, attempts: [] }, 0)).toEqual({ card: 1, read: 0 });
  for (const ms of [0, -1000])
    expect(await knownFor({ since: later(ms), most: 1, attempts: [] }, 0)).toEqual({ card: null, read: 1 });
});

test('an answer in a quiz attempt that has one already may stand above it: all answers are read', async () => {
  const attempt = randomUUID();
  await answer(1, attempt);
  const since = later(60_000);
  expect(await knownFor({ since, most: 1, attempts: [randomUUID()] }, 1)).toEqual({ card: 1, read: 0 });
  expect(await knownFor({ since, most: 1, attempts: [attempt] }, 1)).toEqual({ card: null, read: 1 });
});

test('a card stands for no more answers than are looked at', async () => {
  await answer(2);
  const since = later(60_000);
  expect(await knownFor({ since, most: mostAnswersOfCard - 1, attempts: [] }, 2)).toEqual({
    card: 1,
    read: 0,
  });
  expect(await knownFor({ since, most: mostAnswersOfCard, attempts: [] }, 2)).toEqual({
    card: null,
    read: 1,
  });
});

test('however often a question was answered, most answers go on from its card alone', async () => {
  const hundred = Array.from({ length: 100 }, () => happened('answer.given', questionAt(6), clock.now));
  expect(new Set(statusesOf(await tell(send, pupil, hundred)))).toEqual(new Set(['stored']));
  const since = later(60_000);
  expect(await knownFor({ since, most: 49, attempts: [] }, 6)).toEqual({ card: 50, read: 0 });
  expect(await knownFor({ since, most: 50, attempts: [] }, 6)).toEqual({ card: null, read: 99 });
});

test('what is read of a card is the card itself, to the millisecond, each with its own question', async () => {
  clock.now = new Date('2026-03-12T06:00:00.123Z');
  const wrong = { ...questionAt(4), answer: 'none of these' };
  expect(statusesOf(await tell(send, pupil, [happened('answer.given', wrong, clock.now)]))).toEqual([
    'stored',
  ]);
  clock.now = later(2001);
  await answer(5);
  const known = await db.transaction(async (within) => {
    const { totals } = await lockLearner(within, pupil.user.id);
    const questions = [5, 3, 4].map((place) => questionAt(place).question);
    const answered = { questions, since: later(1), most: 1, attempts: [] };
    return (await knownOf(within, totals, { ...nothingTouched, answered })).known;
  });
  const at = clock.now.getTime();
  expect(Object.fromEntries(known.cards)).toEqual({
    [questionAt(5).question]: { ...cardOf([{ id: 'a', at, correct: true }]), answers: 1 },
    [questionAt(4).question]: { ...cardOf([{ id: 'a', at: at - 2001, correct: false }]), answers: 1 },
  });
});

test('a question that nobody answered has neither', async () => {
  expect(await knownFor({ since: later(1), most: 1, attempts: [] }, 3)).toEqual({ card: null, read: 0 });
});
