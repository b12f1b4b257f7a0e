import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crossword, makeCrossword, tilesOf } from '#tools/puzzle-maker/crossword.ts';
import { lettersOf } from '#tools/puzzle-maker/words.ts';

const clued = (words: readonly string[]) =>
  words.map((word) => ({ word, clue: `What is ${word.length} long?` }));
const electricity = clued(['circuit', 'switch', 'battery', 'lamp', 'wire', 'cell', 'current', 'fuse']);
const draws = fc.nat(0xffffffff);
const words = fc
  .uniqueArray(fc.stringMatching(/^[aeiournstlk]{3,12}$/), { minLength: 1, maxLength: 15 })
  .map(clued);

/** Every stretch of two or more letters, read across and down. */
const runsOf = ({ rows, columns, cells }: Crossword): string[] => {
  const runs: string[] = [];
  const read = (line: readonly number[]) => {
    let run: number[] = [];
    for (const cell of [...line, -1]) {
      if ((cells[cell] ?? null) !== null) run.push(cell);
      else {
        if (run.length > 1) runs.push(run.join());
        run = [];
      }
    }
  };
  for (let row = 0; row < rows; row++) read(Array.from({ length: columns }, (_, at) => row * columns + at));
  for (let column = 0; column < columns; column++)
    read(Array.from({ length: rows }, (_, at) => at * columns + column));
  return runs.sort();
};

const isConnected = ({ columns, cells }: Crossword): boolean => {
  const squares = cells.flatMap((letter, cell) => (letter === null ? [] : [cell]));
  const reached = new Set(squares.slice(0, 1));
  for (const cell of reached)
    for (const next of [
      cell - columns,
      cell + columns,
      cell % columns > 0 ? cell - 1 : -1,
      (cell + 1) % columns > 0 ? cell + 1 : -1,
    ])
      if (squares.includes(next)) reached.add(next);
  return reached.size === squares.length;
};

test('every run of letters is an entry, every entry is its word, and all hang together', () => {
  fc.assert(
    fc.property(words, draws, (list, draw) => {
      const crossword = makeCrossword(list, draw);
      expect(Math.max(crossword.rows, crossword.columns)).toBeLessThanOrEqual(12);
      expect(runsOf(crossword)).toEqual(crossword.entries.map(({ cells }) => cells.join()).sort());
      for (const { word, cells } of crossword.entries)
        expect(cells.map((cell) => crossword.cells[cell]).join('')).toBe(lettersOf(list[word]?.word ?? ''));
      expect(isConnected(crossword)).toBe(true);
      const spoken = [...crossword.entries, ...crossword.left].map(({ word }) => word);
      expect(spoken.sort((a, b) => a - b)).toEqual(list.map((_, word) => word));
    }),
    { numRuns: 80 },
  );
});

test('squares are numbered as one reads, and the same draw gives the same crossword', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const crossword = makeCrossword(electricity, draw);
      expect(makeCrossword(electricity, draw)).toEqual(crossword);
      const starts = crossword.entries.map(({ number, cells }) => [number, cells[0] ?? 0] as const);
      for (const [number, start] of starts)
        for (const [otherNumber, other] of starts) {
          expect(start < other).toBe(number < otherNumber);
        }
    }),
    { numRuns: 30 },
  );
});

test('the words of a usual unit fit', () => {
  for (let draw = 0; draw < 60; draw++)
    expect(makeCrossword(electricity, draw).entries.length).toBeGreaterThanOrEqual(7);
});

test('a word without a clue or without a common letter is left out, and one of two equal ones', () => {
  const list = [...clued(['lamp', 'map', 'Lamp', 'duty']), { word: 'mat', clue: ' ' }];
  const { entries, left } = makeCrossword(list, 5);
  expect(entries.map(({ word }) => word).sort()).toEqual([0, 1]);
  expect(left).toEqual([
    { word: 2, why: 'full' },
    { word: 3, why: 'full' },
    { word: 4, why: 'clue' },
  ]);
  expect(makeCrossword([], 5)).toMatchObject({ entries: [], cells: [] });
});

test('the tiles hold each letter of the word once among others', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÉŊ]{3,12}$/), draws, (letters, draw) => {
      const tiles = tilesOf(letters, draw);
      expect([8, 12]).toContain(tiles.length);
      expect(new Set(tiles).size).toBe(tiles.length);
      for (const letter of letters) expect(tiles).toContain(letter);
    }),
  );
});
