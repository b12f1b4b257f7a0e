import type { LearningEvent, QuestionAnswer } from '@afrolearn/learning/events/events.ts';
import { expect, test } from 'vitest';
import { singleQuestion } from '#testing/lessons.ts';
import { asOwn, withOwnAnswers } from './cards.ts';
import { cardOf } from './testing/card-of.ts';

const question = 'u7-q1-1';
const [right, wrong] = [1, 2];
const card = asOwn(cardOf(singleQuestion(question, 'What can hold water?'), { item: 'u7-q1' }));

const ended = (given: Omit<QuestionAnswer, 'question'>): LearningEvent => ({
  id: 'e1',
  device: 'd1',
  seq: 1,
  type: 'quiz.finished',
  payload: { item: 'u7-q1', attempt: 'a1', answers: [{ question, ...given }] },
  occurredAt: new Date().toISOString(),
  zone: 'Africa/Kampala',
  schema: 1,
});
const after = (given: Omit<QuestionAnswer, 'question'>) =>
  withOwnAnswers([card], [ended(given)], {})[0]?.card;

test('an answer to the card’s own question moves it', () => {
  expect(after({ answer: right })?.lastCorrect).toBe(true);
  expect(after({ answer: wrong })).toMatchObject({ lastCorrect: false, lapses: 1 });
  expect(after({ answer: wrong, asked: question })?.lastCorrect).toBe(false);
});

test('an answer to what a retry asked in its place is not graded by it', () => {
  for (const answer of [right, wrong]) expect(after({ answer, asked: 'u7-l1-c1' })).toEqual(card.card);
});
