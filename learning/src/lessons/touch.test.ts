import { expect, test } from 'vitest';
import { followed, hasRoom, spotsOf, sumOf } from '#lessons/touch/parts.ts';
import { handlesOf, isLit, isReachable, isReached, type Touch, wayTo } from '#lessons/touch.ts';

const holder = {
  on: 'place',
  figure: 'holder',
  things: [
    { part: 'cell-1', name: 'cell one', at: [0, 0] },
    { part: 'cell-2', name: 'cell two', at: [10, 0] },
    { part: 'lamp', name: 'lamp', at: [20, 0], goes: 1 },
  ],
  places: [
    {
      name: 'holder',
      spots: [
        [0, 50],
        [10, 50],
      ],
      needs: 1,
    },
    { name: 'socket', spots: [[20, 50]] },
  ],
  shows: [],
  numbers: [],
} as const;
const follow = {
  figure: 'barrow',
  part: 'stone',
  name: 'Stone',
  from: 0,
  to: 6,
  step: 2,
  goal: 4,
  shows: [],
  numbers: [],
} as const;

const tasks: readonly (readonly [Touch, readonly number[], readonly number[]])[] = [
  [{ on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.75 }, [0.75], [0.5]],
  [{ on: 'fraction-bar', parts: 8, goal: 6, beside: { parts: 4, shaded: 3 } }, [6], [3]],
  [holder, [0, -1, 1], [0, 0, 1]],
  [holder, [-1, 0, 1], [0, 1, 1]],
  [
    {
      ...follow,
      on: 'slide',
      way: [
        [0, 0],
        [9, 9],
      ],
    },
    [4],
    [2],
  ],
  [{ ...follow, on: 'dial', about: [5, 5], degrees: -90 }, [4], [6]],
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

test('things stand on the spots of their place in order, and a full place has no room', () => {
  expect(spotsOf(holder, [0, 0, -1])).toEqual([[0, 50], [10, 50], undefined]);
  expect(spotsOf(holder, [-1, 0, 1])).toEqual([undefined, [0, 50], [20, 50]]);
  expect([hasRoom(holder, [0, 0, -1], 0), hasRoom(holder, [0, -1, -1], 0)]).toEqual([false, true]);
});

test('a number follows what is placed, with what stood there before, and writes its sum', () => {
  expect(followed({ each: 1.5, plus: 0 }, 3)).toBe(4.5);
  expect(followed({ each: 1, plus: 4 }, 1)).toBe(5);
  expect([0, 1, 3].map((count) => sumOf({ each: 1.5, plus: 0 }, count))).toEqual(['', '', '1.5 + 1.5 + 1.5']);
});

test('a task is out of reach when more belong into a place than it has room for', () => {
  const [first, second] = holder.things;
  const things = [first, second, holder.things[2]].map((thing) => ({ ...thing, goes: 1 }));
  expect(isReachable({ ...holder, things })).toBe(false);
});
