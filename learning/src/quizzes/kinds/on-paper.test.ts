import { expect, test } from 'vitest';
import { lettered } from '#quizzes/kinds/on-paper.ts';

test('short choices share one line of paper, long ones have a line each', () => {
  expect(lettered(['light', 'moving water', 'chemicals'])).toEqual([
    'A. light   B. moving water   C. chemicals',
  ]);
  const long = 'the water that falls from a high place turns it';
  expect(lettered([long, long])).toEqual([`A. ${long}`, `B. ${long}`]);
});
