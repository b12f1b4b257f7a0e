/** A crossword from words and a draw: the same ones for ever, as `word-search.ts` says. */
import { type Random, randomOf } from '#practice/random.ts';
import type { LeftWord } from '#tools/puzzle-maker/word-search.ts';
import { lettersOf, type PuzzleWord } from '#tools/puzzle-maker/words.ts';

export type CrosswordEntry = {
  /** Its index in the words that were given. */
  readonly word: number;
  /** As it stands in the first square. An entry across and one down may share it. */
  readonly number: number;
  readonly direction: 'across' | 'down';
  readonly cells: readonly number[];
};
export type Crossword = {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; null where there is no square. */
  readonly cells: readonly (string | null)[];
  readonly entries: readonly CrosswordEntry[];
  readonly left: readonly LeftWord[];
};

const mostSide = 12;
const tries = 14;
/* The middle of a plane that is wide enough for any chain of words. */
const middle = 400;
const width = 800;

type Direction = CrosswordEntry['direction'];
type Laid = { word: number; start: number; direction: Direction; letters: string };
type Listed = { readonly word: number; readonly letters: string };

const stepOf = (direction: Direction): number => (direction === 'across' ? 1 : width);
const acrossFrom = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

type Bounds = { top: number; bottom: number; left: number; right: number };
const boundsOf = (laid: readonly Laid[]): Bounds => {
  const ends = laid.flatMap(({ start, direction, letters }) => [
    start,
    start + (letters.length - 1) * stepOf(direction),
  ]);
  const rows = ends.map((cell) => Math.floor(cell / width));
  const columns = ends.map((cell) => cell % width);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
};
const sidesOf = (laid: readonly Laid[]) => {
  const { top, bottom, left, right } = boundsOf(laid);
  return { rows: bottom - top + 1, columns: right - left + 1 };
};

/** How often it crosses others; 0 where it does not fit. No two words may touch side by side. */
const crossings = (plane: ReadonlyMap<number, string>, { start, direction, letters }: Laid): number => {
  const [step, aside] = [stepOf(direction), stepOf(acrossFrom(direction))];
  if (plane.has(start - step) || plane.has(start + letters.length * step)) return 0;
  let crossed = 0;
  for (const [at, letter] of [...letters].entries()) {
    const cell = start + at * step;
    const there = plane.get(cell);
    if (there === letter) crossed++;
    else if (there !== undefined || plane.has(cell - aside) || plane.has(cell + aside)) return 0;
  }
  // It would lie on another word of the same direction.
  return crossed === letters.length ? 0 : crossed;
};

const bestPlace = (
  plane: ReadonlyMap<number, string>,
  laid: readonly Laid[],
  { word, letters }: Listed,
  random: Random,
): Laid | null => {
  let best: { place: Laid; score: number } | null = null;
  for (const other of random.shuffle(laid)) {
    const direction = acrossFrom(other.direction);
    for (const [n, letter] of [...other.letters].entries())
      for (const [at, own] of [...letters].entries()) {
        if (own !== letter) continue;
        const start = other.start + n * stepOf(other.direction) - at * stepOf(direction);
        const place: Laid = { word, start, direction, letters };
        const crossed = crossings(plane, place);
        if (crossed === 0) continue;
        const { rows, columns } = sidesOf([...laid, place]);
        if (Math.max(rows, columns) > mostSide) continue;
        // Few columns and rows: the squares of a phone are small enough.
        const score = crossed * 3 - columns * 3 - rows * 2;
        if (best === null || score > best.score) best = { place, score };
      }
  }
  return best?.place ?? null;
};

const layAll = (list: readonly Listed[], random: Random): readonly Laid[] => {
  const order = [...random.shuffle(list)].sort((a, b) => b.letters.length - a.letters.length);
  const laid: Laid[] = [];
  const plane = new Map<number, string>();
  const put = (one: Laid) => {
    laid.push(one);
    for (const [at, letter] of [...one.letters].entries())
      plane.set(one.start + at * stepOf(one.direction), letter);
  };
  const [first, ...others] = order;
  if (first === undefined) return laid;
  put({ ...first, start: middle * width + middle, direction: 'across' });
  let waiting: readonly Listed[] = others;
  let isGrowing = true;
  while (isGrowing && waiting.length > 0) {
    isGrowing = false;
    for (const one of waiting) {
      const place = bestPlace(plane, laid, one, random);
      if (place === null) continue;
      put(place);
      isGrowing = true;
    }
    waiting = waiting.filter(({ word }) => !laid.some((one) => one.word === word));
  }
  return laid;
};

const isBetter = (one: readonly Laid[], other: readonly Laid[]): boolean => {
  if (one.length !== other.length) return one.length > other.length;
  const [a, b] = [sidesOf(one), sidesOf(other)];
  // A phone is narrow.
  const sizeOf = ({ rows, columns }: typeof a) => columns * 20 + rows * 10 + rows * columns;
  return sizeOf(a) < sizeOf(b);
};

const numbered = (laid: readonly Laid[]): Omit<Crossword, 'left'> => {
  const { top, left } = boundsOf(laid);
  const { rows, columns } = sidesOf(laid);
  const cells: (string | null)[] = Array.from({ length: rows * columns }, () => null);
  const cellOf = (place: number) => (Math.floor(place / width) - top) * columns + (place % width) - left;
  const lines = laid.map(({ word, start, direction, letters }) => ({
    word,
    direction,
    cells: [...letters].map((_, at) => cellOf(start + at * stepOf(direction))),
    letters,
  }));
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) cells[cell] = line.letters[at] ?? null;
  const starts = [...new Set(lines.map((line) => line.cells[0] ?? 0))].sort((a, b) => a - b);
  const entries = lines
    .map(({ word, direction, cells: own }) => ({
      word,
      direction,
      cells: own,
      number: starts.indexOf(own[0] ?? 0) + 1,
    }))
    .sort((a, b) => a.number - b.number || a.direction.localeCompare(b.direction));
  return { rows, columns, cells, entries };
};

/** Words without a clue are left out, and of two equal words the second. */
export const makeCrossword = (words: readonly PuzzleWord[], draw: number): Crossword => {
  const all = words.map(({ word }) => lettersOf(word));
  const withoutClue = words.flatMap(({ clue }, word) => (clue.trim() === '' ? [word] : []));
  const list = all.flatMap((letters, word) =>
    withoutClue.includes(word) || all.indexOf(letters) < word ? [] : [{ word, letters }],
  );
  let best: readonly Laid[] = [];
  for (let tried = 0; tried < tries && list.length > 0; tried++) {
    const laid = layAll(list, randomOf(`crossword ${tried}`, draw));
    if (best.length === 0 || isBetter(laid, best)) best = laid;
  }
  const left = all.flatMap((_, word): readonly LeftWord[] => {
    if (best.some((one) => one.word === word)) return [];
    return [{ word, why: withoutClue.includes(word) ? 'clue' : 'full' }];
  });
  if (best.length === 0) return { rows: 0, columns: 0, cells: [], entries: [], left };
  return { ...numbered(best), left };
};

const commonLetters = 'AEIOUBDGHKLMNPRSTWY';

/** The letter tiles of one entry: its letters and some others, eight or twelve. */
export const tilesOf = (letters: string, draw: number): readonly string[] => {
  const own = [...new Set(letters)];
  const random = randomOf(`tiles ${letters}`, draw);
  const others = random.shuffle([...commonLetters].filter((letter) => !own.includes(letter)));
  return random.shuffle([...own, ...others.slice(0, (own.length > 7 ? 12 : 8) - own.length)]);
};
