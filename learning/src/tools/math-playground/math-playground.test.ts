import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '#practice/random.ts';
import { balance, mostAt, shareBoth, tiltOf } from '#tools/math-playground/balance.ts';
import { blocks, breakUp, numberOf, tradeUp } from '#tools/math-playground/blocks.ts';
import { isSame, lastLevel, type State } from '#tools/math-playground/board.ts';
import {
  type BoardName,
  boardNames,
  boards,
  challengeNamed,
  challengeOf,
  idOf,
  solves,
} from '#tools/math-playground/challenges.ts';
import { fractionOf, fractions, hasRoom, laid, partsOf } from '#tools/math-playground/fractions.ts';
import { graph } from '#tools/math-playground/graph.ts';
import { dueOf, fewestFor, money, mostOnMat } from '#tools/math-playground/money.ts';
import { landingOf, numberLine, roomForHops, withSize } from '#tools/math-playground/number-line.ts';
import { areaOf, grid, perimeterOf, shapes } from '#tools/math-playground/shapes.ts';

const names = fc.record({
  board: fc.constantFrom(...boardNames),
  level: fc.integer({ min: 1, max: lastLevel }),
  draw: fc.nat(0xffffffff),
});
const leveled = fc.tuple(fc.integer({ min: 1, max: lastLevel }), fc.nat(0xffffffff));
const random = (draw: number) => randomOf('test', draw);
const runs = { numRuns: 1500 };

/** Answered through the board itself, so that its types stay together. */
const look = <B extends BoardName>(name: { board: B; level: number; draw: number }) => {
  const challenge = challengeOf(name);
  const board = boards[name.board];
  return { challenge, start: board.start(challenge), solution: board.solution(challenge) };
};

describe('every challenge', () => {
  test('can be solved, does not begin solved, and is the same for the same draw', () => {
    fc.assert(
      fc.property(names, (name) => {
        const { challenge, start, solution } = look(name);
        expect(solves(name, solution)).toBe(true);
        expect(solves(name, start)).toBe(false);
        expect(solution.length).toBeLessThanOrEqual(50);
        expect(challengeOf(name)).toEqual(challenge);
      }),
      runs,
    );
  });

  test('is found again by its id, and nothing else is', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(challengeNamed(idOf(name))).toEqual(name);
        expect(idOf(name).length).toBeLessThanOrEqual(60);
      }),
    );
    for (const id of [
      '',
      'clock',
      'clock-0-1',
      'clock-9-1',
      'sundial-1-1',
      'clock-1-01',
      'clock-1-4294967296',
    ])
      expect(challengeNamed(id)).toBeNull();
  });

  test('is not solved by nothing, nor by one thing more', () => {
    fc.assert(
      fc.property(names, (name) => {
        const { solution } = look(name);
        expect(solves(name, [])).toBe(false);
        // Another area or perimeter may be reached by other sides; everywhere else each number counts.
        if (name.board !== 'shapes')
          for (const at of solution.keys())
            expect(
              solves(
                name,
                solution.map((value, place) => (place === at ? value + 1 : value)),
              ),
            ).toBe(false);
      }),
      runs,
    );
  });
});

test('free play has no goal to reach', () => {
  for (const name of boardNames) {
    const [board, level] = [boards[name], 4];
    const isReached = (state: State) => {
      const free = board.free(level) as never;
      return board.isReached(free, state);
    };
    expect(isReached([1, 0, 0, 4])).toBe(false);
    expect(isReached(board.start(board.free(level) as never))).toBe(false);
  }
});

test('on the number line only hops of one length that end on the goal reach it', () => {
  fc.assert(
    fc.property(leveled, fc.integer({ min: -60, max: 60 }), fc.nat(12), ([level, draw], length, made) => {
      const one = numberLine.make(level, random(draw));
      expect(one.goal).toBeGreaterThanOrEqual(one.from);
      expect(one.goal).toBeLessThanOrEqual(one.to);
      const state = [length * one.step, made];
      const lands = one.start + length * one.step * made === one.goal;
      expect(numberLine.isReached(one, state)).toBe(made === one.hops && lands);
      const [size = 0] = withSize(one, state, length * one.step);
      const end = landingOf(one, withSize(one, state, length * one.step));
      expect(end >= one.from && end <= one.to).toBe(true);
      expect(roomForHops(one, size) >= 0).toBe(true);
    }),
    runs,
  );
});

test('the classes have their own lines: to 20, to 100, to 1,000, below zero and tenths', () => {
  const ends = (level: number) =>
    new Set(
      [...Array(40).keys()]
        .map((draw) => numberLine.make(level, random(draw)))
        .map(({ to, per }) => to / per),
    );
  expect([...ends(1)]).toEqual([20]);
  expect([...ends(3)]).toEqual([100]);
  expect([...ends(4)]).toEqual([1000]);
  expect([...ends(6)].sort((a, b) => a - b)).toEqual([2, 10]);
});

test('a row of pieces reaches a fraction by its length only, and from the pieces at hand', () => {
  fc.assert(
    fc.property(
      leveled,
      fc.array(fc.constantFrom(2, 3, 4, 5, 6, 8, 10, 12), { maxLength: 12 }),
      ([level, draw], state) => {
        const one = fractions.make(level, random(draw));
        const fits = state.every((under) => one.pieces.includes(under));
        expect(fractions.isReached(one, state)).toBe(fits && laid(state) === partsOf(one.goal));
        expect(hasRoom(fractions.solution(one), 2)).toBe(
          partsOf(one.goal) <= 60 && fractions.solution(one).length < 12,
        );
        if (one.kind === 'compare')
          expect(partsOf(one.goal)).toBe(Math.max(...one.given.map((given) => partsOf(given))));
      },
    ),
    runs,
  );
  expect(fractionOf([2, 4])).toEqual([3, 4]);
  expect(fractionOf([6, 6])).toEqual([1, 3]);
});

test('trading and breaking keep the number, and lead from the start to its digits', () => {
  fc.assert(
    fc.property(leveled, ([level, draw]) => {
      const one = blocks.make(level, random(draw));
      let state = blocks.start(one);
      const whole = numberOf(state);
      for (let at = one.places - 1; at > 0; at--) {
        const traded = tradeUp(state, at);
        if (traded === null) continue;
        expect(numberOf(traded)).toBe(whole);
        expect(breakUp(traded, at - 1)).toEqual(state);
        state = traded;
      }
      if (one.kind === 'trade') expect(blocks.isReached(one, state)).toBe(true);
      if (one.kind === 'take') {
        expect(one.goal).toBe(whole - one.by);
        expect(one.by % 10).toBeGreaterThan(whole % 10);
        expect(one.goal).toBeGreaterThan(0);
      }
    }),
    runs,
  );
  expect(tradeUp([0, 9], 1)).toBeNull();
  expect(breakUp([1, 10], 0)).toBeNull();
  expect(tradeUp([10, 0], 0)).toBeNull();
});

test('a price is paid by its sum alone, unless the fewest pieces are asked for; the mat has room', () => {
  fc.assert(
    fc.property(leveled, ([level, draw]) => {
      const one = money.make(level, random(draw));
      const due = dueOf(one);
      const least = fewestFor(due, one.pieces);
      expect(due).toBeGreaterThan(0);
      expect(least.length).toBeLessThanOrEqual(mostOnMat - 3);
      expect(money.isReached(one, [...least, 100])).toBe(false);
      const split = least.indexOf(200);
      const more = split < 0 ? null : [...least.filter((_, at) => at !== split), 100, 100];
      if (more !== null) expect(money.isReached(one, more)).toBe(one.kind !== 'fewest');
    }),
    runs,
  );
});

test('a shape on the grid is right exactly when its measures are', () => {
  fc.assert(
    fc.property(
      leveled,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 9 }),
      ([level, draw], w, h) => {
        const one = shapes.make(level, random(draw));
        const [state, sides] = [
          [w, h],
          [one.width, one.height],
        ] as const;
        const isOnGrid = w >= 1 && h >= 1 && w <= grid.across && h <= grid.down;
        const area = areaOf(state) === areaOf(sides);
        const around = perimeterOf(state) === perimeterOf(sides);
        const wanted = {
          sides: isSame(state, sides),
          area,
          triangle: area,
          perimeter: around,
          both: area && around,
          largest: area && around,
          free: false,
        };
        expect(shapes.isReached(one, state)).toBe(isOnGrid && wanted[one.kind]);
        if (one.kind === 'triangle') expect(areaOf(sides) % 2).toBe(0);
      },
    ),
    runs,
  );
});

test('the balance begins level, and the same done to both pans keeps it so down to one bag', () => {
  fc.assert(
    fc.property(leveled, ([level, draw]) => {
      const one = balance.make(level, random(draw));
      const [bags = 0, stones = 0, otherBags = 0, otherStones = 0] = balance.start(one);
      expect(otherStones).toBeLessThanOrEqual(20);
      expect(stones).toBeLessThanOrEqual(mostAt(one, 1));
      const tilt = tiltOf(one, balance.start(one));
      if (one.kind === 'fill') {
        expect(tilt).toBeGreaterThan(0);
        return;
      }
      expect(tilt).toBe(0);
      const lone = [bags - otherBags, 0, 0, otherStones - stones];
      expect(tiltOf(one, lone)).toBe(0);
      expect(balance.isReached(one, shareBoth(lone) ?? lone)).toBe(true);
    }),
    runs,
  );
  expect(shareBoth([2, 1, 0, 9])).toBeNull();
  expect(shareBoth([1, 0, 1, 0])).toBeNull();
});

test('a graph asks for what fits on its paper', () => {
  fc.assert(
    fc.property(leveled, ([level, draw]) => {
      const one = graph.make(level, random(draw));
      for (const value of [...one.values, ...graph.solution(one)]) {
        expect(value >= one.least && value <= one.most && value % one.step === 0).toBe(true);
      }
      const [a = 0, b = 0, c = 0, d = 0] = one.values;
      if (one.kind === 'total') expect(c).toBe(a + b);
      if (one.kind === 'difference') expect(c).toBe(Math.abs(a - b));
      if (one.kind === 'mean') expect(d).toBe((a + b + c) / 3);
    }),
    runs,
  );
});
