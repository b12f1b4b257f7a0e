import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasUnkindWord } from '#safety/word-filter.ts';
import { lineBetween } from '#tools/puzzle-maker/letter-grid.ts';
import { isRude } from '#tools/puzzle-maker/rude-runs.ts';
import { makeWordSearch, type WordSearch } from '#tools/puzzle-maker/word-search.ts';
import { lettersOf } from '#tools/puzzle-maker/words.ts';

const electricity = ['circuit', 'switch', 'battery', 'lamp', 'wire', 'cell', 'current', 'fuse'];

const isInside = (side: number, row: number, column: number) =>
  row >= 0 && column >= 0 && row < side && column < side;

/** Reads the grid in all eight directions on its own, without the code of the generator. */
const everyRun = ({ side, cells }: WordSearch): { letters: string; cells: number[] }[] => {
  const runs: { letters: string; cells: number[] }[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) {
          if (down === 0 && right === 0) continue;
          const run: number[] = [];
          for (let n = 0; isInside(side, row + n * down, column + n * right); n++) {
            run.push((row + n * down) * side + column + n * right);
            if (run.length >= 3)
              runs.push({ letters: run.map((cell) => cells[cell]).join(''), cells: [...run] });
          }
        }
  return runs;
};
const placesIn = (search: WordSearch, letters: string): number =>
  new Set(
    everyRun(search)
      .filter((run) => run.letters === letters)
      .map(({ cells }) => [...cells].sort((a, b) => a - b).join()),
  ).size;

const grades = fc.integer({ min: 1, max: 7 });
const draws = fc.nat(0xffffffff);
const words = fc.uniqueArray(fc.stringMatching(/^[abceinorstmkuéŋ]{3,12}$/), { minLength: 1, maxLength: 15 });

test('the same words and draw give the same grid for ever', () => {
  const search = makeWordSearch(electricity, 7, 20_260_301);
  expect(search).toEqual(makeWordSearch(electricity, 7, 20_260_301));
  expect(search.cells.join('')).toMatchInlineSnapshot(
    `"SBCURRENTHWMBESUFHEPIAYNCWUTMGTOYIWCMACTCRRTBNLDEEHCCYRMWRLMUWPMMLYNLIYGWMKNONTSF"`,
  );
});

describe('a word search of any words', () => {
  test('places each word where it says, or says that it does not fit', () => {
    fc.assert(
      fc.property(words, grades, draws, (list, grade, draw) => {
        const search = makeWordSearch(list, grade, draw);
        const spoken = [...search.placed, ...search.left].map(({ word }) => word);
        expect(spoken.sort((a, b) => a - b)).toEqual(list.map((_, word) => word));
        expect(search.cells).toHaveLength(search.side ** 2);
        expect(search.side).toBeLessThanOrEqual(12);
        for (const { word, cells } of search.placed) {
          expect(cells.map((cell) => search.cells[cell]).join('')).toBe(lettersOf(list[word] ?? ''));
          expect(lineBetween(search.side, cells[0] ?? 0, cells[cells.length - 1] ?? 0)).toEqual(cells);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('holds no word a second time, in none of the eight directions', () => {
    fc.assert(
      fc.property(words, grades, draws, (list, grade, draw) => {
        const search = makeWordSearch(list, grade, draw);
        for (const { word } of search.placed) expect(placesIn(search, lettersOf(list[word] ?? ''))).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  test('reads across and down in P1 to P3, never backwards before P6', () => {
    fc.assert(
      fc.property(grades, draws, (grade, draw) => {
        const { side, placed } = makeWordSearch(electricity, grade, draw);
        for (const { cells } of placed) {
          const [first = 0, second = 0] = cells;
          const [down, right] = [
            Math.floor(second / side) - Math.floor(first / side),
            (second % side) - (first % side),
          ];
          if (grade <= 3) expect([down, right].sort()).toEqual([0, 1]);
          if (grade <= 5) expect(right === 1 || (right === 0 && down === 1)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('no rude word arises by chance, in 80 grids', () => {
  const list = ['mass', 'title', 'scum', 'shine', 'bit', 'fun', 'cucumber', 'puta', 'hit', 'fuel', 'cunning'];
  for (let draw = 0; draw < 80; draw++) {
    const search = makeWordSearch(draw % 2 === 0 ? electricity : list, 7, draw);
    const rude = everyRun(search).filter(({ letters }) => isRude(letters));
    for (const { cells } of rude)
      expect(search.placed.some((word) => cells.every((cell) => word.cells.includes(cell)))).toBe(true);
  }
});

test('what the filter of names refuses as one word is refused as letters', () => {
  for (const word of ['shit', 'bitch', 'putain', 'merde', 'malaya', 'mavi', 'musiru', 'stupid']) {
    expect(hasUnkindWord(word)).toBe(true);
    expect(isRude(word.toUpperCase())).toBe(true);
    expect(isRude([...word.toUpperCase()].reverse().join(''))).toBe(true);
  }
  expect(isRude('MÈRDE')).toBe(true);
  expect(isRude('LAMP')).toBe(false);
});

test('a word inside another one is left out, also backwards', () => {
  const { placed, left } = makeWordSearch(['cells', 'cell', 'tap', 'pat', 'lamp'], 7, 3);
  expect(placed.map(({ word }) => word)).toEqual([0, 2, 4]);
  expect(left).toEqual([
    { word: 1, why: 'inside' },
    { word: 3, why: 'inside' },
  ]);
});

test('the words of a usual unit all fit, in 70 draws', () => {
  for (let draw = 0; draw < 70; draw++)
    expect(makeWordSearch(electricity, (draw % 7) + 1, draw).left).toEqual([]);
});
