import { expect, test } from 'vitest';
import { commonWrong } from '#quizzes/common-wrong.ts';
import { likelyMistake } from '#quizzes/likely-mistake.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

const common = { id: 'u1-q1-1', prompt: 'Name it.', explanation: 'So.', difficulty: 2, lesson: 1 } as const;
const text: Question = { ...common, kind: 'text', accepted: ['liver'], strictSpelling: false, mistakes: [] };
const gap: Question = {
  ...common,
  kind: 'gap',
  text: ['', ' and ', ''],
  gaps: [
    { accepted: ['root'], mistakes: [] },
    { accepted: ['4'], mistakes: [] },
  ],
  strictSpelling: false,
};
const given = (...answers: Answer[]) => answers.map((answer) => ({ answer, mistake: null }));

test.each([
  'I do not know',
  'i don’t know.',
  'IDK',
  'no idea',
  '',
  '  ',
  '???',
  '...',
  'Sijui',
  'Ssimanyi',
  'je ne sais pas',
  null,
])('%j is no idea: it is counted as left open, however often it was given', (nothing) => {
  expect(commonWrong(text, given(nothing, nothing, 'heart', nothing))).toEqual({
    idea: { answer: 'heart', times: 1, mistake: null },
    leftOpen: 3,
  });
});

test.each(['?', 'know', 'the notion'])('%j is an idea', (idea) => {
  expect(commonWrong(text, given(idea)).leftOpen).toBe(0);
});

test('the idea that most had is named, with the mistake behind it', () => {
  const answers = [
    { answer: 'lung', mistake: null },
    { answer: 'heart', mistake: 'organs-mixed' },
    { answer: 'heart', mistake: 'organs-mixed' },
  ];
  expect(commonWrong(text, answers)).toEqual({
    idea: { answer: 'heart', times: 2, mistake: 'organs-mixed' },
    leftOpen: 0,
  });
  expect(commonWrong(text, [])).toEqual({ idea: null, leftOpen: 0 });
});

test('of several gaps, only all empty ones are left open, and the empty one is seen', () => {
  expect(commonWrong(gap, given(['', ''], ['I do not know', '']))).toEqual({ idea: null, leftOpen: 2 });
  expect(commonWrong(gap, given(['stem', ''])).idea?.answer).toBe('[stem] and []');
});

test('of a question in parts each answer stands with its letter, and open parts are left out', () => {
  const field = { kind: 'text', accepted: ['south'], strictSpelling: false, mistakes: [] } as const;
  const parts = ['Which half?', 'Why?', 'How far?'].map((prompt) => ({ prompt, marks: 1, field }));
  const question: Question = { ...common, kind: 'structured', parts };
  expect(commonWrong(question, given(['southern', '', '8501'])).idea?.answer).toBe('(a) southern (c) 8501');
});

test('an order that a device told by its texts is read as those texts', () => {
  const order: Question = { ...common, kind: 'order', steps: ['dig', 'plant', 'weed'] };
  expect(commonWrong(order, given(['plant', 'dig', 'weed'])).idea?.answer).toBe('plant, dig, weed');
  expect(commonWrong(order, given([1, 0, 2])).idea?.answer).toBe('plant, dig, weed');
});

test('what a made-up learner gets wrong is never a sentence without an idea', () => {
  expect(likelyMistake(text)).toBe('');
  expect(likelyMistake(gap)).toEqual(['', '5']);
  expect(likelyMistake({ ...gap, choices: ['root', 'leaf', '4'] })).toEqual(['leaf', 'root']);
  const parts: Question = {
    ...common,
    kind: 'structured',
    parts: [
      { prompt: 'How many?', marks: 1, field: { kind: 'number', answer: 3, mistakes: [] } },
      {
        prompt: 'What part?',
        marks: 1,
        field: { kind: 'fraction', answer: '3/4', mistakes: [{ text: '4/3', misconception: 'turned' }] },
      },
      { prompt: 'Why?', marks: 1, field: { kind: 'free', guide: ['It grows.'] } },
    ],
  };
  expect(likelyMistake(parts)).toEqual(['4', '4/3', '']);
});
