import { expect, test } from 'vitest';
import { shortNumber } from './short-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1280, '1.3k'],
  [12_345, '12.3k'],
])('spec 2 §9: %i is shown as %s', (count, shown) => {
  expect(shortNumber(count)).toBe(shown);
});
