import { expect, test } from 'vitest';
import { passMark } from './pass-mark.ts';
import { scorePercent } from './score-percent.ts';

test.each([
  [0, 0],
  [0.29, 29],
  [0.57, 57],
  [16 / 23, 69],
  [0.696, 69],
  [0.7, 70],
  [199 / 200, 99],
  [1, 100],
])('a score of %d reads %d percent', (share, percent) => {
  expect(scorePercent(share)).toBe(percent);
});

test('of up to 60 questions, only a passed quiz reads as much as the pass mark, and only a whole one reads 100', () => {
  for (let all = 1; all <= 60; all += 1)
    for (let right = 0; right <= all; right += 1) {
      const read = scorePercent(right / all);
      expect(read >= passMark * 100, `${right} of ${all}`).toBe(right / all >= passMark);
      expect(read === 100, `${right} of ${all}`).toBe(right === all);
    }
});
