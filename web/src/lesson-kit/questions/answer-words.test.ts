import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { expect, test } from 'vitest';
import { questionOf, singleQuestion } from '#testing/lessons.ts';
import { hintFor } from './answer-words.ts';

const single = singleQuestion('s', 'What holds water?');
const saying = (help: string) => [{ id: 'm', name: 'M', help }];
const hintOf = (question: Question, help: string) => hintFor(question, { misconception: 'm' }, saying(help));

test('the help against the mistake comes first, then the hint of the question', () => {
  const hinted = { ...single, hint: 'Look for holes.' };
  expect(hintOf(hinted, 'Water runs through holes.')).toBe('Water runs through holes.');
  expect(hintFor(hinted, {}, saying('Water runs.'))).toBe('Look for holes.');
  expect(hintFor(single, {}, saying('Water runs.'))).toBeUndefined();
});

test.each([
  ['an option', single, 'Use a cup.', 'A cupboard is dry.'],
  ['a number', questionOf.number, 'It is 42, not 36.', 'Add 7 six times: 142 is too much.'],
  ['a word', questionOf.text, 'Kampala is our capital.', 'Entebbe is a town.'],
  ['a word of a gap', questionOf.gap, 'Ice is cold.', 'Think of fire and of ice.'],
])('help that names the answer is no hint: %s', (_, question, tells, helps) => {
  expect(hintOf(question, tells)).toBeUndefined();
  expect(hintOf(question, helps)).toBe(helps);
});
