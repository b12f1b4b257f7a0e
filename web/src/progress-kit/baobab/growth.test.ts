import { expect, test } from 'vitest';
import { growthAt, growthSteps, thingsToSee } from './growth.ts';

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
