import { expect, test } from 'vitest';
import { grownBetween, growthAt, growthSteps, leavesAt, thingsToSee } from './growth.ts';

test('spec 1 §2.5: the tree starts as a seedling, becomes a tree at 50 seeds and flowers at 150', () => {
  expect(thingsToSee(growthAt(0))).toEqual(['seedling']);
  expect(thingsToSee(growthAt(49))).toEqual(['seedling', 'leaves']);
  expect(thingsToSee(growthAt(50))).toEqual(['young']);
  expect(thingsToSee(growthAt(128))).toEqual(['young', 'bird', 'crown']);
  expect(growthAt(128).next).toEqual({ name: 'flowers', seeds: 22 });
  expect(thingsToSee(growthAt(150))).toEqual(['bird', 'crown', 'flowers']);
});

test('more seeds never take anything away, and the way to the next step is between 0 and 99 percent', () => {
  for (let seeds = 1; seeds <= 4100; seeds++) {
    const { has, percent, next } = growthAt(seeds);
    for (const name of growthAt(seeds - 1).has) expect(has.has(name)).toBe(true);
    expect(next === null ? percent === 100 : percent >= 0 && percent < 100).toBe(true);
  }
});

test('with every step reached nothing is next', () => {
  expect(growthAt(4000)).toMatchObject({ next: null, percent: 100 });
  expect(growthAt(4000).has.size).toBe(growthSteps.length);
});

test.each([
  [0, 25, ['leaves']],
  [50, 75, ['bird']],
  [100, 125, ['leaf']],
  [155, 180, ['leaf']],
  [175, 200, ['fruit']],
  [625, 650, ['leaf']],
  // The crown is full, so no further leaf is announced.
  [650, 675, []],
  [75, 75, []],
])('a lesson that led from %i to %i seeds brought %j', (before, after, grown) => {
  expect(grownBetween(before, after)).toEqual(grown);
});

test('a leaf that grew stays as long as its tree', () => {
  for (let seeds = 51; seeds <= 4100; seeds++)
    if (seeds !== 150) expect(leavesAt(seeds)).toBeGreaterThanOrEqual(leavesAt(seeds - 1));
});
