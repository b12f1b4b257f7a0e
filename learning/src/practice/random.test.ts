import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '#practice/random.ts';

test('what a draw leads to is the same for ever', () => {
  const { int, coin, pick, shuffle } = randomOf('speed:1', 2026);
  expect(Array.from({ length: 8 }, () => int(1, 100))).toEqual([23, 58, 78, 90, 63, 44, 78, 100]);
  expect([coin(), coin(), coin(), pick(['a', 'b', 'c', 'd'])]).toEqual([true, true, false, 'b']);
  expect(shuffle([1, 2, 3, 4, 5])).toEqual([2, 3, 5, 4, 1]);
});

test('a draw lies within its bounds, and both ends are reached', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: -50, max: 50 }), fc.nat(20), (draw, least, width) => {
      const { int } = randomOf('bounds', draw);
      const drawn = Array.from({ length: 300 }, () => int(least, least + width));
      expect([Math.min(...drawn) >= least, Math.max(...drawn) <= least + width]).toEqual([true, true]);
      if (width < 5) expect(new Set(drawn).size).toBe(width + 1);
    }),
  );
});

test('shuffling keeps everything, and some are different ones', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.uniqueArray(fc.integer(), { minLength: 1 }), (draw, list) => {
      const { shuffle, some } = randomOf('shuffle', draw);
      expect(shuffle(list).toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      expect(new Set(some(list, 3)).size).toBe(Math.min(3, list.length));
    }),
  );
});

test('neighbouring draws and other purposes give other numbers', () => {
  const first = (purpose: string, draw: number) => randomOf(purpose, draw).int(0, 1_000_000);
  const drawn = Array.from({ length: 1000 }, (_, draw) => first('speed:1', draw));
  expect(new Set(drawn).size).toBeGreaterThan(990);
  expect(first('speed:1', 7)).not.toBe(first('speed:2', 7));
});
