import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelBar, levelOf, progressBar, ringsOf } from '#xp/level.ts';
import { mostToolSeedsADay, seedsPerClaim, seedsPerEntry, seedsPerTool, toolSeeds } from '#xp/seeds.ts';

test('a unit entry earns 25 seeds, a claimed unit 100, a tool 5 and at most 25 a day (spec 1 §9)', () => {
  expect([seedsPerEntry, seedsPerClaim, seedsPerTool, mostToolSeedsADay]).toEqual([25, 100, 5, 25]);
  expect([0, 1, 4, 5, 6, 100].map(toolSeeds)).toEqual([0, 5, 20, 25, 25, 25]);
});

test.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [199, 1],
  [200, 2],
  [999, 9],
  [1000, 10],
  [1001, 10],
  [50_000, 10],
])('%i XP in a class are level %i', (xp, level) => {
  expect(levelOf(xp)).toBe(level);
});

test.each([
  [0, 0],
  [999, 0],
  [1099, 0],
  [1100, 1],
  [1199, 1],
  [2050, 10],
])('%i XP in a class are %i rings beyond the last level', (xp, rings) => {
  expect(ringsOf(xp)).toBe(rings);
});

test.each([
  [0, { current: 0, target: 100, percent: 0 }, { current: 0, target: 200, percent: 0 }],
  [75, { current: 75, target: 100, percent: 75 }, { current: 75, target: 200, percent: 37 }],
  [250, { current: 50, target: 100, percent: 50 }, { current: 250, target: 300, percent: 83 }],
  [1000, { current: 0, target: 100, percent: 0 }, { current: 1000, target: 1100, percent: 90 }],
  [1340, { current: 40, target: 100, percent: 40 }, { current: 1340, target: 1400, percent: 95 }],
])('%i XP fill both documented bars (spec 2 §9)', (xp, overview, progress) => {
  expect(levelBar(xp)).toEqual(overview);
  expect(progressBar(xp)).toEqual(progress);
});

test('more XP never lowers the level, and a bar is never over full', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(500), (xp, more) => {
      expect(levelOf(xp + more)).toBeGreaterThanOrEqual(levelOf(xp));
      expect(ringsOf(xp + more)).toBeGreaterThanOrEqual(ringsOf(xp));
      for (const { percent } of [levelBar(xp), progressBar(xp)]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});
