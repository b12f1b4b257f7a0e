import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShown, isWatched, skippedScenes } from './watching.ts';

const firstOf = (n: number) => Array.from({ length: n }, (_, place) => place);

test.each([
  [10, 10, true],
  [10, 9, false],
  [3, 2, false],
  [1, 1, true],
])('of %i scenes %i were shown: watched is %s', (scenes, shown, watched) => {
  expect(isWatched(firstOf(shown), scenes)).toBe(watched);
});

test.each([
  [4, 5, true],
  [3.9, 5, false],
  [0, 5, false],
  [90, 5, true],
])('%f seconds of a scene of %i: shown is %s', (seconds, lasts, shown) => {
  expect(isShown(seconds, lasts)).toBe(shown);
});

test('who sees the first scene and seeks to the last has skipped what lies between', () => {
  expect(skippedScenes([0, 4], 5)).toEqual([1, 2, 3]);
  expect(isWatched([0, 4], 5)).toBe(false);
});

test('only scenes that exist count, and each of them once', () => {
  expect(isWatched([0, 0, 0, 0, 9], 5)).toBe(false);
});

test('whatever the order, all shown is watched, and one more scene never makes it less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.nat(29)), fc.nat(29), (scenes, shown, one) => {
      expect(isWatched(firstOf(scenes).reverse(), scenes)).toBe(true);
      if (isWatched(shown, scenes)) expect(isWatched([...shown, one], scenes)).toBe(true);
    }),
  );
});
