import { expect, test } from 'vitest';
import type { Question } from '#quizzes/questions.ts';
import { storedAnswer } from './stored-answer.ts';

const common = {
  id: 'u400-q1-1',
  prompt: 'How many?',
  explanation: '',
  difficulty: 1,
  lesson: null,
} as const;
const number: Question = { ...common, kind: 'number', answer: 12, mistakes: [] };
const text: Question = {
  ...common,
  kind: 'text',
  accepted: ['the positive terminal'],
  strictSpelling: false,
  mistakes: [],
};
const order: Question = { ...common, kind: 'order', steps: ['Wash', 'Peel the matooke', 'Cook'] };
const gaps: Question = {
  ...common,
  kind: 'gap',
  text: ['A ', ' has ', ' legs'],
  gaps: [
    { accepted: ['goat'], mistakes: [] },
    { accepted: ['four', '4'], mistakes: [] },
  ],
  strictSpelling: false,
};
const ownWords: Question = {
  ...common,
  kind: 'structured',
  parts: [
    { prompt: 'Why?', marks: 2, field: { kind: 'free', guide: [] } },
    { prompt: 'How many?', marks: 1, field: { kind: 'number', answer: 3, mistakes: [] } },
  ],
};
const long = 'x'.repeat(500);

test.each([
  ['a number', number, '12 oranges, I think', '12 oranges, I think'],
  ['500 letters for a number', number, long, 'x'.repeat(60)],
  [
    'a sentence',
    text,
    `It is the positive terminal ${'y'.repeat(150)}`,
    `It is the positive terminal ${'y'.repeat(150)}`,
  ],
  ['500 letters for words', text, long, 'x'.repeat(221)],
  [
    'an order by its texts',
    order,
    ['Wash', 'Peel the matooke', 'Cook'],
    ['Wash', 'Peel the matooke', 'Cook'],
  ],
  ['fifty places for three', order, Array.from({ length: 50 }, (_, n) => n), [0, 1, 2]],
  ['long words in gaps', gaps, ['goat', long, 'more'], ['goat', 'x'.repeat(64)]],
  ['words of one’s own', ownWords, [long, '3'], [long, '3']],
  ['nothing', number, null, null],
  ['a place', number, 12, 12],
] as const)('of %s is stored what the question can want', (_, question, answer, stored) => {
  expect(storedAnswer(question, answer)).toEqual(stored);
});

test('no letter is cut in half', () => {
  const stored = storedAnswer(number, '🥭'.repeat(100));
  expect(stored).toBe('🥭'.repeat(30));
  expect(storedAnswer(number, `a${'🥭'.repeat(100)}`)).toBe(`a${'🥭'.repeat(29)}`);
});
