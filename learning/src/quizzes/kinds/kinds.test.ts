import { expect, test } from 'vitest';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { storedAnswer } from '#events/stored-answer.ts';
import { withoutAnswer } from '#own-lessons/without-answer.ts';
import { answerText } from '#quizzes/answer-text.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { desks } from '#quizzes/kinds/desk.ts';
import { markingOf, markings } from '#quizzes/kinds/marking.ts';
import { likelyMistake } from '#quizzes/likely-mistake.ts';
import type { Question } from '#quizzes/questions.ts';
import { saidText } from '#quizzes/said-text.ts';
import { oneOfEach } from '#quizzes/testing/one-of-each.ts';

const all = Object.values(oneOfEach);

test('both tables hold the kinds of the samples, each under its own name', () => {
  const names = Object.keys(oneOfEach).sort();
  expect(all.map(({ kind }) => kind).sort()).toEqual(names);
  expect(Object.keys(markings).sort()).toEqual(names);
  expect(Object.keys(desks).sort()).toEqual(names);
});

test.each(all)(
  '$kind: the right answer earns everything, a likely mistake and nothing do not',
  (question) => {
    expect(gradeQuestion(question, rightAnswer(question))).toEqual({ correct: true, score: 1 });
    for (const answer of [likelyMistake(question), null, 'no such answer', [-1], ['']])
      expect(gradeQuestion(question, answer).correct, JSON.stringify(answer)).toBe(false);
  },
);

test.each(all)('$kind: its answer is said, stored whole and written on paper', (question) => {
  const right = rightAnswer(question);
  expect(answerText(question, right)).not.toBe('');
  expect(saidText(question, right)).not.toBe('');
  expect(storedAnswer(question, right)).toEqual(right);
  expect(onPaper(question, 3).text).toContain(question.prompt);
  expect(answerOf(question, 3)).not.toBe('');
});

const told = (question: Question) => markingOf(question).rightTexts?.(question) ?? rightAnswer(question);

test.each(all)('$kind: without its answer nothing in it tells what is right', (question) => {
  const bare = withoutAnswer(question);
  expect(bare.explanation).toBe('');
  expect(told(bare)).not.toEqual(told(question));
});
