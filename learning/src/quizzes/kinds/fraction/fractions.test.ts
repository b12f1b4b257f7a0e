import { describe, expect, test } from 'vitest';
import { gradeQuestion } from '#quizzes/grade-question.ts';
import type { FractionQuestion } from '#quizzes/questions.ts';

const common = { id: 'u1-q1-1', prompt: '?', explanation: '.', difficulty: 1, lesson: 1 } as const;
const quarters: FractionQuestion = {
  ...common,
  kind: 'fraction',
  answer: '3/4',
  mistakes: [{ text: '2/5', misconception: 'adds-tops-and-bottoms' }],
};
const mixed: FractionQuestion = { ...quarters, answer: '1 3/4' };

describe('any equal form of a fraction is right', () => {
  test.each(['3/4', '6/8', ' 3 / 4 ', '75/100', '0.75', '.75', '¾', '3⁄4'])('%j is 3/4', (typed) =>
    expect(gradeQuestion(quarters, typed)).toEqual({ correct: true, score: 1 }),
  );
  test.each(['1 3/4', '7/4', '1¾', '1 and 3/4', '14/8', '1.75', '1-3/4'])('%j is 1 3/4', (typed) =>
    expect(gradeQuestion(mixed, typed).correct).toBe(true),
  );
  test.each(['', '4/3', '3/0', '3', '3/4/5', '3,4', '13/4', 'three quarters', '3/4 5', '1/3', null])(
    '%j is not 3/4',
    (typed) => expect(gradeQuestion(quarters, typed).correct).toBe(false),
  );
  test('a whole number, nought and a fraction below nought are fractions too', () => {
    expect(gradeQuestion({ ...quarters, answer: '2' }, '6/3').correct).toBe(true);
    expect(gradeQuestion({ ...quarters, answer: '0/5' }, '0').correct).toBe(true);
    expect(gradeQuestion({ ...quarters, answer: '-3/4' }, '−3/4').correct).toBe(true);
    expect(gradeQuestion({ ...quarters, answer: '-3/4' }, '3/4').correct).toBe(false);
  });
});

test('a named mistake is known in every equal form', () => {
  for (const typed of ['2/5', '4/10', '0.4'])
    expect(gradeQuestion(quarters, typed).misconception).toBe('adds-tops-and-bottoms');
});

describe('where a form is asked for, an equal fraction in another form is half of the answer', () => {
  const half = (misconception: string) => ({ correct: false, score: 0.5, misconception });
  test.each([
    [{ ...quarters, lowest: true }, '6/8', half('not-in-lowest-terms')],
    [{ ...quarters, lowest: true }, '0.75', half('not-in-lowest-terms')],
    [{ ...quarters, lowest: true }, '3/4', { correct: true, score: 1 }],
    [{ ...mixed, lowest: true }, '1 6/8', half('not-in-lowest-terms')],
    [{ ...mixed, lowest: true }, '7/4', { correct: true, score: 1 }],
    [{ ...mixed, form: 'mixed' as const }, '7/4', half('not-a-mixed-number')],
    [{ ...mixed, form: 'mixed' as const }, '0 7/4', half('not-a-mixed-number')],
    [{ ...mixed, form: 'mixed' as const }, '1 3/4', { correct: true, score: 1 }],
    [{ ...mixed, form: 'improper' as const }, '1 3/4', half('not-an-improper-fraction')],
    [{ ...mixed, form: 'improper' as const }, '7/4', { correct: true, score: 1 }],
    [{ ...mixed, unit: 'kg' }, '7/4 kg', { correct: true, score: 1 }],
    [{ ...mixed, unit: 'kg' }, '7/4 litres', half('wrong-unit')],
  ] as const)('%#', (question, typed, result) => expect(gradeQuestion(question, typed)).toEqual(result));
});
