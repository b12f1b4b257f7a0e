import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeNumberGrid,
  type NumberGrid,
  resultOf,
  type Sign,
  singleGap,
} from '#tools/puzzle-maker/number-grid.ts';

const grades = fc.integer({ min: 1, max: 7 });
const draws = fc.nat(0xffffffff);

/* In this order: multiplications first, then from left to right. */
const reckoned = (numbers: readonly number[], signs: readonly Sign[]): number => {
  const terms = [numbers[0] ?? 0];
  for (const [at, sign] of signs.entries()) {
    const next = numbers[at + 1] ?? 0;
    if (sign === '×') terms.push((terms.pop() ?? 0) * next);
    else terms.push(sign === '−' ? -next : next);
  }
  return terms.reduce((sum, term) => sum + term, 0);
};

/** Tries every number in every gap. A row or column is looked at only when it is full. */
const solutionsOf = (grid: NumberGrid): number[][] => {
  const found: number[][] = [];
  const board = grid.numbers.map((number, cell) => (grid.gaps.includes(cell) ? 0 : number));
  const isWrong = (cells: readonly number[], signs: readonly Sign[] = [], result = 0): boolean => {
    const line = cells.map((cell) => board[cell] ?? 0);
    return !line.includes(0) && reckoned(line, signs) !== result;
  };
  const canStand = () =>
    [0, 1, 2].every(
      (n) =>
        !isWrong([n * 3, n * 3 + 1, n * 3 + 2], grid.rowSigns[n], grid.rowResults[n]) &&
        !isWrong([n, n + 3, n + 6], grid.columnSigns[n], grid.columnResults[n]),
    );
  const fill = (at: number): void => {
    const cell = grid.gaps[at];
    if (cell === undefined) {
      found.push([...board]);
      return;
    }
    for (let number = 1; number <= grid.most; number++) {
      if (grid.once && board.includes(number)) continue;
      board[cell] = number;
      if (canStand()) fill(at + 1);
      board[cell] = 0;
    }
  };
  fill(0);
  return found;
};

test('a grid of any class has exactly one solution, which a solver of its own finds', () => {
  for (let draw = 0; draw < 140; draw++) {
    const grid = makeNumberGrid((draw % 7) + 1, draw * 7919);
    expect(solutionsOf(grid)).toEqual([[...grid.numbers]]);
  }
});

test('it has the gaps, numbers and signs of its class', () => {
  fc.assert(
    fc.property(grades, draws, (grade, draw) => {
      const grid = makeNumberGrid(grade, draw);
      expect(grid.gaps).toHaveLength(grade <= 3 ? 5 : grade <= 5 ? 6 : 7);
      if (grade <= 3) expect(singleGap(grid.gaps)?.open).toHaveLength(1);
      expect(Math.max(...grid.numbers)).toBeLessThanOrEqual(grid.most);
      expect(grid.most).toBe(grade === 1 ? 5 : 9);
      const signs = [...grid.rowSigns, ...grid.columnSigns].flat();
      if (grade <= 3) expect(new Set(signs)).toEqual(new Set(['+']));
      if (grade <= 5) expect(signs).not.toContain('×');
      if (grid.once) expect(new Set(grid.numbers).size).toBe(9);
      expect(Math.min(...grid.rowResults, ...grid.columnResults)).toBeGreaterThanOrEqual(0);
      expect(makeNumberGrid(grade, draw)).toEqual(grid);
    }),
    { numRuns: 50 },
  );
});

test.each<[readonly number[], readonly [Sign, Sign], number]>([
  [[2, 3, 4], ['+', '×'], 14],
  [[2, 3, 4], ['×', '+'], 10],
  [[9, 2, 4], ['−', '×'], 1],
  [[9, 2, 4], ['−', '+'], 11],
  [[9, 2, 4], ['×', '−'], 14],
])('%j with %j is %i: multiplication comes first', (numbers, signs, result) => {
  expect(resultOf(numbers, signs)).toBe(result);
});
