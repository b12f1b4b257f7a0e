/**
 * A word search from words and a draw. Works store both and not the letters, so the same words and draw must give the
 * same grid for ever: a change here needs a new `form` in `work.ts`.
 */
import { type Random, randomOf } from '#practice/random.ts';
import {
  axes,
  backwards,
  type LetterGrid,
  lettersIn,
  lineFrom,
  placesOf,
  runThrough,
  type Step,
} from '#tools/puzzle-maker/letter-grid.ts';
import { levelOf, type PuzzleLevel } from '#tools/puzzle-maker/levels.ts';
import { isRude, rudeLengths } from '#tools/puzzle-maker/rude-runs.ts';
import { lettersOf, wordLimits } from '#tools/puzzle-maker/words.ts';

/** `word` is its index in the list that was given. */
export type PlacedWord = { readonly word: number; readonly cells: readonly number[] };
/** `inside`: another word contains it, so it would be there twice. */
export type LeftWord = { readonly word: number; readonly why: 'inside' | 'full' | 'clue' };
export type WordSearch = {
  readonly side: number;
  readonly cells: readonly string[];
  readonly placed: readonly PlacedWord[];
  readonly left: readonly LeftWord[];
};

const forwards: readonly Step[] = [
  [0, 1],
  [1, 0],
];
const directions: Readonly<Record<PuzzleLevel, readonly Step[]>> = {
  1: forwards,
  2: axes,
  3: [...axes, ...axes.map(backwards)],
};
const leastSide: Readonly<Record<PuzzleLevel, number>> = { 1: 7, 2: 8, 3: 9 };
/* With more, a letter on a phone of 360 px is too small for a finger. */
const mostSide = 12;
const triesPerSide = 8;

const reversed = (letters: string): string => [...letters].reverse().join('');

const containsOther = (long: string, short: string): boolean =>
  long.includes(short) || long.includes(reversed(short));

/** Words that stand inside others, forwards or backwards. Of two equal ones the second. */
const wordsInside = (all: readonly string[]): readonly number[] =>
  all.flatMap((letters, at) =>
    all.some(
      (other, n) =>
        n !== at &&
        (other.length > letters.length || (other.length === letters.length && n < at)) &&
        containsOther(other, letters),
    )
      ? [at]
      : [],
  );

type Draft = { grid: { side: number; cells: (string | null)[] }; placed: PlacedWord[]; full: number[] };
type Listed = { readonly word: number; readonly letters: string };

const placeAll = (list: readonly Listed[], side: number, steps: readonly Step[], random: Random): Draft => {
  const cells: (string | null)[] = Array.from({ length: side * side }, () => null);
  const draft: Draft = { grid: { side, cells }, placed: [], full: [] };
  const longestFirst = [...random.shuffle(list)].sort((a, b) => b.letters.length - a.letters.length);
  const starts = cells.map((_, start) => start);
  const usedAxes = new Map<number, number>();
  for (const { word, letters } of longestFirst) {
    // The axis that was used least comes first: long words would all stand side by side.
    const used = ([down, right]: Step) => usedAxes.get(Math.abs(2 * down + right)) ?? 0;
    const order = [...random.shuffle(steps)].sort((one, other) => used(one) - used(other));
    let line: readonly number[] | null = null;
    for (const step of order) {
      const canStand = (one: readonly number[] | null): one is readonly number[] =>
        one?.every((cell, at) => cells[cell] === null || cells[cell] === letters[at]) === true;
      const start = random
        .shuffle(starts)
        .find((from) => canStand(lineFrom(side, from, step, letters.length)));
      if (start === undefined) continue;
      line = lineFrom(side, start, step, letters.length);
      usedAxes.set(Math.abs(2 * step[0] + step[1]), used(step) + 1);
      break;
    }
    if (line === null) draft.full.push(word);
    else {
      for (const [at, cell] of line.entries()) cells[cell] = letters[at] ?? null;
      draft.placed.push({ word, cells: line });
    }
  }
  return draft;
};

/** All stretches of a run that contain one of its cells. */
const stretches = (line: readonly number[], at: number, least: number, most: number) => {
  const found: (readonly number[])[] = [];
  for (let from = Math.max(0, at - most + 1); from <= at; from++)
    for (
      let length = Math.max(least, at - from + 1);
      length <= most && from + length <= line.length;
      length++
    )
      found.push(line.slice(from, from + length));
  return found;
};

/** Rude words may stand inside a placed word, as in 'mass', and nowhere else. */
const isRudeThrough = (grid: LetterGrid, cell: number, placed: readonly PlacedWord[]): boolean =>
  axes.some((axis) => {
    const { line, at } = runThrough(grid, cell, axis);
    return stretches(line, at, rudeLengths.least, rudeLengths.most).some(
      (stretch) =>
        isRude(lettersIn(grid, stretch)) &&
        !placed.some(({ cells }) => stretch.every((one) => cells.includes(one))),
    );
  });

const isWordThrough = (grid: LetterGrid, cell: number, known: ReadonlySet<string>): boolean =>
  axes.some((axis) => {
    const { line, at } = runThrough(grid, cell, axis);
    return stretches(line, at, wordLimits.leastLetters, wordLimits.mostLetters).some((stretch) =>
      known.has(lettersIn(grid, stretch)),
    );
  });

const commonLetters = 'AEIOUBDGHKLMNPRSTWY';

/** Fills the empty cells, so that no listed word comes a second time and nothing rude arises; null if it cannot. */
const filled = (draft: Draft, all: readonly string[], random: Random): readonly string[] | null => {
  const { grid, placed } = draft;
  const isClean = placed.every(({ cells }) => {
    const letters = lettersIn(grid, cells);
    return placesOf(grid, letters).length === 1 && !cells.some((cell) => isRudeThrough(grid, cell, placed));
  });
  if (!isClean) return null;
  const known = new Set(all.flatMap((letters) => [letters, reversed(letters)]));
  const pool = [...new Set(commonLetters + all.join(''))];
  for (const [cell, letter] of grid.cells.entries()) {
    if (letter !== null) continue;
    const fits = random.shuffle(pool).some((one) => {
      grid.cells[cell] = one;
      return !isWordThrough(grid, cell, known) && !isRudeThrough(grid, cell, placed);
    });
    if (!fits) return null;
  }
  return grid.cells.map((letter) => letter ?? '');
};

/** The smallest square that holds the words with some air, for the class. */
const sideFor = (list: readonly Listed[], level: PuzzleLevel): number => {
  const letters = list.reduce((sum, one) => sum + one.letters.length, 0);
  // One more than the longest, so that not every long word fills a line.
  const longest = Math.max(0, ...list.map((one) => one.letters.length)) + 1;
  return Math.min(mostSide, Math.max(leastSide[level], longest, Math.ceil(Math.sqrt(letters * 1.6))));
};

export const makeWordSearch = (words: readonly string[], grade: number, draw: number): WordSearch => {
  const level = levelOf(grade);
  const all = words.map(lettersOf);
  const inside = wordsInside(all);
  const list = all.flatMap((letters, word) => (inside.includes(word) ? [] : [{ word, letters }]));
  const leftOf = (full: readonly number[]): readonly LeftWord[] => [
    ...inside.map((word): LeftWord => ({ word, why: 'inside' })),
    ...full.map((word): LeftWord => ({ word, why: 'full' })),
  ];
  let best: WordSearch | null = null;
  for (let side = sideFor(list, level); side <= mostSide; side++)
    for (let tried = 0; tried < triesPerSide; tried++) {
      const random = randomOf(`word search ${side} ${tried}`, draw);
      const draft = placeAll(list, side, directions[level], random);
      if (best !== null && draft.placed.length <= best.placed.length) continue;
      const cells = filled(draft, all, random);
      if (cells === null) continue;
      const left = leftOf(draft.full);
      const placed = [...draft.placed].sort((a, b) => a.word - b.word);
      best = { side, cells, placed, left };
      if (draft.full.length === 0) return best;
    }
  return best ?? { side: 0, cells: [], placed: [], left: leftOf(list.map(({ word }) => word)) };
};
