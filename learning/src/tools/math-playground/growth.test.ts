import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardNames } from '#tools/math-playground/challenges.ts';
import {
  afterSolved,
  ceilingOf,
  levelOfGrade,
  readStandings,
  standingOf,
  writeStandings,
} from '#tools/math-playground/growth.ts';

test('a board starts at the level of the class, and in the middle for nobody known', () => {
  expect(['Primary 1', 'Primary 7', null, undefined].map(levelOfGrade)).toEqual([1, 7, 4, 4]);
  expect(['Primary 1', 'Primary 7', null].map(ceilingOf)).toEqual([3, 8, 8]);
  expect(standingOf({}, 'clock', 'Primary 2')).toEqual({ level: 2, row: 0 });
});

test('what was reached before goes on, within what the class may meet', () => {
  const known = { clock: { level: 7, row: 1 } };
  expect(standingOf(known, 'clock', 'Primary 6')).toEqual({ level: 7, row: 1 });
  expect(standingOf(known, 'clock', 'Primary 2')).toEqual({ level: 4, row: 1 });
  expect(standingOf(known, 'money', 'Primary 2')).toEqual({ level: 2, row: 0 });
});

test('two at the first try make it harder, two that took longer make it easier, one changes nothing', () => {
  const four = { level: 4, row: 0 };
  const once = afterSolved(four, true, 8);
  expect(once.level).toBe(4);
  expect(afterSolved(once, true, 8)).toEqual({ level: 5, row: 0 });
  const slip = afterSolved(four, false, 8);
  expect(slip.level).toBe(4);
  expect(afterSolved(slip, false, 8)).toEqual({ level: 3, row: 0 });
  expect(afterSolved(slip, true, 8)).toEqual({ level: 4, row: 1 });
});

test('no run of results leaves the levels, and what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.boolean()), (ceiling, results) => {
      let standing = { level: 1, row: 0 };
      for (const first of results) standing = afterSolved(standing, first, ceiling);
      expect(standing.level).toBeGreaterThanOrEqual(1);
      expect(standing.level).toBeLessThanOrEqual(ceiling);
      const all = Object.fromEntries(boardNames.map((board) => [board, standing]));
      expect(readStandings(writeStandings(all))).toEqual(all);
    }),
  );
  expect(readStandings('clock:3:0 clock moon:1:0 money:9:0 __proto__:1:0 graph:2:-1')).toEqual({
    clock: { level: 3, row: 0 },
    graph: { level: 2, row: -1 },
  });
});
