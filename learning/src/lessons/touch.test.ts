import { expect, test } from 'vitest';
import { handlesOf, isLit, isReachable, isReached, type Touch, wayTo } from '#lessons/touch.ts';

const tasks: readonly (readonly [Touch, readonly number[], readonly number[]])[] = [
  [{ on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.75 }, [0.75], [0.5]],
  [{ on: 'fraction-bar', parts: 8, goal: 6, beside: { parts: 4, shaded: 3 } }, [6], [3]],
  [{ on: 'clock', goal: '19:30' }, [7, 30], [6, 30]],
  [{ on: 'blocks', goal: 106 }, [1, 0, 6], [1, 6, 0]],
  [{ on: 'balance', left: 12, thing: 'a pumpkin', weights: [5, 2, 1] }, [2, 1, 0], [2, 1, 1]],
  [{ on: 'circuit', switches: 2, joined: 'series', goal: 'lit' }, [1, 1], [1, 0]],
  [{ on: 'circuit', switches: 2, joined: 'parallel', goal: 'dark' }, [0, 0], [1, 0]],
  [{ on: 'angle', goal: [91, 179] }, [120], [90]],
  [{ on: 'angle', goal: 60 }, [60], [65]],
  [{ on: 'rectangle', most: 8, area: 12, perimeter: 14 }, [3, 4], [2, 6]],
  [
    {
      on: 'graph',
      title: 'Rain',
      most: 100,
      step: 10,
      values: [{ label: 'May', value: 60 }],
      slide: 'May',
      goal: 60,
    },
    [60],
    [50],
  ],
  [
    {
      on: 'map',
      area: 'uganda',
      places: [
        { name: 'Gulu', lat: 2.8, lon: 32.3 },
        { name: 'Jinja', lat: 0.4, lon: 33.2 },
      ],
      goal: 'Jinja',
    },
    [1],
    [0],
  ],
  [
    {
      on: 'sort',
      boxes: ['lets current pass', 'does not'],
      things: [
        { name: 'nail', box: 0 },
        { name: 'comb', box: 1 },
      ],
    },
    [0, 1],
    [0, 0],
  ],
  [
    {
      on: 'program',
      as: 'blocks',
      field: ['..', '#.'],
      start: { x: 0, y: 0, facing: 1 },
      goal: { x: 1, y: 1 },
      blocks: ['forward', 'right'],
      room: 4,
      given: [],
      answer: ['forward', 'right', 'forward'],
    },
    [0, 1, 0, -1],
    [1, 0, 0, -1],
  ],
];

test.each(tasks)('%j is reached by the right move alone', (touch, right, wrong) => {
  expect(isReached(touch, right)).toBe(true);
  expect(isReached(touch, wrong)).toBe(false);
  expect(isReachable(touch)).toBe(true);
  expect(isReached(touch, wayTo(touch) ?? [])).toBe(true);
});

test.each(tasks)('%j is not done before it is begun', (touch) => {
  const start = handlesOf(touch).map((handle) => handle.start);
  expect(start).toHaveLength(handlesOf(touch).length);
  expect(isReached(touch, start)).toBe(false);
});

test.each<Touch>([
  { on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.8 },
  { on: 'fraction-bar', parts: 4, goal: 5 },
  { on: 'clock', goal: '07:32' },
  { on: 'balance', left: 7, thing: 'a stone', weights: [2] },
  { on: 'angle', goal: 62 },
  { on: 'rectangle', most: 5, area: 13 },
])('%j can never be reached, and that is known', (touch) => {
  expect(isReachable(touch)).toBe(false);
});

test('one open switch darkens a series, one closed switch lights a parallel circuit', () => {
  expect(isLit({ joined: 'series' }, [1, 0])).toBe(false);
  expect(isLit({ joined: 'parallel' }, [1, 0])).toBe(true);
});
