import { describe, expect, test } from 'vitest';
import { gradeQuestion } from '#quizzes/grade-question.ts';
import type {
  GapQuestion,
  MatchQuestion,
  NumberQuestion,
  OrderQuestion,
  SeveralQuestion,
  SingleQuestion,
  TextQuestion,
} from '#quizzes/questions.ts';

const common = { id: 'u1-q1-1', prompt: '?', explanation: '.', difficulty: 1, lesson: 1 } as const;
const option = (text: string, right = false) => ({
  text,
  right,
  ...(right ? {} : { misconception: `not-${text}` }),
});

const single: SingleQuestion = {
  ...common,
  kind: 'single',
  options: [option('a'), option('b', true), option('c')],
};
const several: SeveralQuestion = {
  ...common,
  kind: 'several',
  options: [option('a', true), option('b', true), option('c'), option('d')],
};
const money: NumberQuestion = {
  ...common,
  kind: 'number',
  answer: 2500,
  unit: 'UGX',
  mistakes: [{ value: 250, misconception: 'lost-a-zero' }],
};
const text: TextQuestion = {
  ...common,
  kind: 'text',
  accepted: ['evaporation', 'the evaporation of water'],
  strictSpelling: false,
  mistakes: [{ text: 'condensation', misconception: 'water-cycle-turned-round' }],
};
const order: OrderQuestion = { ...common, kind: 'order', steps: ['one', 'two', 'three', 'four'] };
const match: MatchQuestion = {
  ...common,
  kind: 'match',
  pairs: [
    { left: 'hen', right: 'bird' },
    { left: 'duck', right: 'bird' },
    { left: 'tilapia', right: 'fish' },
  ],
};
const gap: GapQuestion = {
  ...common,
  kind: 'gap',
  text: ['Roots take in ', ' and hold the ', '.'],
  gaps: [
    { accepted: ['water'], mistakes: [{ text: 'food', misconception: 'roots-make-food' }] },
    { accepted: ['plant'], mistakes: [] },
  ],
  strictSpelling: false,
};

test('one right option: a wrong one names its mistake', () => {
  expect(gradeQuestion(single, 1)).toEqual({ correct: true, score: 1 });
  expect(gradeQuestion(single, 2)).toEqual({ correct: false, score: 0, misconception: 'not-c' });
  expect(gradeQuestion(single, 7)).toEqual({ correct: false, score: 0 });
});

test('several right: a share for each, and ticking all earns nothing', () => {
  expect(gradeQuestion(several, [1, 0])).toEqual({ correct: true, score: 1 });
  expect(gradeQuestion(several, [0])).toEqual({ correct: false, score: 0.5 });
  expect(gradeQuestion(several, [0, 1, 2])).toMatchObject({
    correct: false,
    score: 0.5,
    misconception: 'not-c',
  });
  expect(gradeQuestion(several, [0, 1, 2, 3]).score).toBe(0);
});

describe('a number', () => {
  test.each(['2500', '2,500', 'sh. 2,500', 'UGX 2500', '2 500', 'shs 2,500/=', '2500 shillings', 2500])(
    '%j is the right sum of money',
    (typed) => expect(gradeQuestion(money, typed).correct).toBe(true),
  );
  test.each(['', '2,5', 'two', '2500 kg', '25 00', '2500 2', null])('%j is not', (typed) =>
    expect(gradeQuestion(money, typed).correct).toBe(false),
  );
  test('a named error is recognised', () => {
    expect(gradeQuestion(money, '250').misconception).toBe('lost-a-zero');
    expect(gradeQuestion(money, '2500 kg').misconception).toBe('wrong-unit');
  });
  test('tolerance counts on both sides and fractions are numbers', () => {
    const length: NumberQuestion = { ...money, answer: 3.5, unit: 'cm', tolerance: 0.1 };
    expect(
      ['3.4', '3.6 cm', '3 1/2', '7/2 centimetres'].map((typed) => gradeQuestion(length, typed).correct),
    ).toEqual([true, true, true, true]);
    expect(gradeQuestion(length, '3.7').correct).toBe(false);
    expect(gradeQuestion({ ...money, answer: -4, unit: '' }, '−4').correct).toBe(true);
  });
});

describe('short text', () => {
  test.each(['evaporation', 'Evaporation.', ' the EVAPORATION ', 'evapouration', 'evaporatoin'])(
    '%j is accepted',
    (typed) => expect(gradeQuestion(text, typed).correct).toBe(true),
  );
  test.each(['', 'condensation', 'vaporation', 'rain', '?'])('%j is not', (typed) =>
    expect(gradeQuestion(text, typed).correct).toBe(false),
  );
  test('a named mistake is told even where spelling is forgiven', () => {
    expect(gradeQuestion(text, 'Condensation').misconception).toBe('water-cycle-turned-round');
  });
  test('where spelling is the point, nothing is forgiven', () => {
    const strict: TextQuestion = { ...text, strictSpelling: true };
    expect(gradeQuestion(strict, 'evaporation').correct).toBe(true);
    expect(gradeQuestion(strict, 'Evaporation.').correct).toBe(true);
    expect(gradeQuestion(strict, 'evapouration').correct).toBe(false);
  });
  test('short words and figures have no room for slips', () => {
    const cat: TextQuestion = { ...text, accepted: ['cat', '1962'] };
    expect(['cut', 'bat', '1963'].map((typed) => gradeQuestion(cat, typed).correct)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('order: places that are right earn their share', () => {
  expect(gradeQuestion(order, [0, 1, 2, 3]).correct).toBe(true);
  expect(gradeQuestion(order, [0, 1, 3, 2])).toEqual({ correct: false, score: 0.5 });
  expect(gradeQuestion(order, [0, 0, 2, 3]).score).toBe(0);
});

test('match: two rights that read the same may be exchanged', () => {
  expect(gradeQuestion(match, [1, 0, 2]).correct).toBe(true);
  expect(gradeQuestion(match, [2, 1, 0])).toMatchObject({ correct: false, score: 1 / 3 });
});

test('gap: each gap counts and a named mistake is told', () => {
  expect(gradeQuestion(gap, ['water', 'plant']).correct).toBe(true);
  expect(gradeQuestion(gap, ['food', 'plant'])).toEqual({
    correct: false,
    score: 0.5,
    misconception: 'roots-make-food',
  });
});
