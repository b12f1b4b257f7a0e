/** Answers are stored as generator, level and draw, perhaps for weeks: their meaning must never change. */
import { expect, test } from 'vitest';
import { generators } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { digestOf } from '#practice/testing/digest.ts';
import { knownDigests } from '#practice/testing/known-digests.ts';

test('every generator makes the exercises that it always made; one that must not gets another id', () => {
  expect(Object.fromEntries(generators.map(({ id }) => [id, digestOf(id)]))).toEqual(knownDigests);
});

test.each([
  [
    ['number-of-subsets', 1, 7],
    'A set has 5 members. How many subsets has it?',
    ['n = 5', '2⁵ = 2 × 2 × 2 × 2 × 2 = 32 subsets'],
    '32 subsets',
  ],
  [
    ['venn-unknown', 2, 2026],
    'Of 51 visitors, 28 like sweet potatoes and 35 like millet bread. 4 like neither. How many visitors like both?',
    ['(28 − x) + x + (35 − x) + 4 = 51', '67 − x = 51', 'x = 67 − 51 = 16 visitors'],
    '16 visitors',
  ],
  [
    ['take-away-with-borrowing', 3, 4294967295],
    'There were 86,545 bricks at a school. The builders used 7,188. How many bricks are left?',
    [
      'Ones: 15 − 8 = 7',
      'Tens: 13 − 8 = 5',
      'Hundreds: 4 − 1 = 3',
      'Thousands: 16 − 7 = 9',
      'Ten thousands: 7 − 0 = 7',
      '86,545 − 7,188 = 79,357',
    ],
    '79,357',
  ],
  [
    ['add-unlike-fractions', 2, 0],
    'Work out: 3/5 + 1/7',
    ['3/5 = 21/35 and 1/7 = 5/35', '21/35 + 5/35 = 26/35'],
    '26/35',
  ],
  [
    ['order-decimals', 3, 99],
    'Put these decimals in order. The smallest comes first.',
    ['0.900, 0.640, 0.898, 0.867', '0.64, 0.867, 0.898, 0.9'],
    '0.64, 0.867, 0.898, 0.9',
  ],
  [
    ['division-with-remainder', 1, 12345],
    'Adriko packs 35 books into 4 boxes, the same number in each. Fill in the two numbers.',
    ['4 × 8 = 32', '35 − 32 = 3', '35 ÷ 4 = 8 remainder 3'],
    '8 remainder 3',
  ],
  [
    ['simple-interest-and-amount', 3, 41],
    "Candiru's mother saves UGX 490,000 at a simple interest rate of 13% a year. How much is in the account after 18 months?",
    [
      '18 ÷ 12 = 1.5',
      '490,000 × 13 ÷ 100 = 63,700',
      '63,700 × 1.5 = 95,550',
      '490,000 + 95,550 = 585,550',
      'The account holds UGX 585,550',
    ],
    'UGX 585,550',
  ],
] as const)('%j asks what it always asked', ([id, level, draw], prompt, lines, answer) => {
  const made = makeExercise(id, level, draw);
  expect([made?.item.prompt, made?.steps.map(({ line }) => line), made?.answerText]).toEqual([
    prompt,
    lines,
    answer,
  ]);
});

test('control: the digests tell the generators apart', () => {
  expect(new Set(Object.values(knownDigests)).size).toBe(generators.length);
});
