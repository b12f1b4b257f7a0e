/** A made puzzle as it is stored: its words and draw, from which its grid is made again, and how far it is solved. */
import { type Crossword, type CrosswordEntry, makeCrossword } from '#tools/puzzle-maker/crossword.ts';
import { makeNumberGrid, type NumberGrid } from '#tools/puzzle-maker/number-grid.ts';
import { makeWordSearch, type WordSearch } from '#tools/puzzle-maker/word-search.ts';
import { isPuzzleWord, type PuzzleWord, plainLetter, wordLimits } from '#tools/puzzle-maker/words.ts';

export const puzzleKinds = ['search', 'crossword', 'numbers'] as const;
export type PuzzleKind = (typeof puzzleKinds)[number];

export type PuzzleWork = {
  /** Raised when the same words and draw would make another grid. */
  readonly form: 1;
  readonly kind: PuzzleKind;
  readonly grade: number;
  readonly draw: number;
  /** Empty for a number grid. */
  readonly words: readonly PuzzleWord[];
  /** The words that were found, or the entries that were checked and right, by their index in `words`. */
  readonly found: readonly number[];
  /** One letter or number for each cell, in cells of their own: no text for the filter of shown works. */
  readonly filled: readonly string[];
  /** The cells that a hint showed. */
  readonly shown: readonly number[];
  readonly done: boolean;
};

export type Puzzle =
  | ({ readonly kind: 'search' } & WordSearch)
  | ({ readonly kind: 'crossword' } & Crossword)
  | ({ readonly kind: 'numbers' } & NumberGrid);

type Recipe = Pick<PuzzleWork, 'kind' | 'grade' | 'draw' | 'words'>;

export const newWork = (recipe: Recipe): PuzzleWork => ({
  form: 1,
  ...recipe,
  found: [],
  filled: [],
  shown: [],
  done: false,
});

export const puzzleOf = ({ kind, grade, draw, words }: Recipe): Puzzle => {
  if (kind === 'numbers') return { kind, ...makeNumberGrid(grade, draw) };
  if (kind === 'crossword') return { kind, ...makeCrossword(words, draw) };
  return {
    kind,
    ...makeWordSearch(
      words.map(({ word }) => word),
      grade,
      draw,
    ),
  };
};

const isList = <T>(value: unknown, isOne: (one: unknown) => one is T, most: number): value is readonly T[] =>
  Array.isArray(value) && value.length <= most && value.every(isOne);
const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 400;
const isSign = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\p{Lu}|\d)?$/u.test(value);
const isWord = (value: unknown): value is PuzzleWord => {
  const word = value as Partial<PuzzleWord> | null;
  return (
    typeof word === 'object' &&
    word !== null &&
    typeof word.word === 'string' &&
    typeof word.clue === 'string' &&
    isPuzzleWord({ word: word.word, clue: word.clue })
  );
};

/** Null for data that no version of this tool made. */
export const readWork = (data: unknown): PuzzleWork | null => {
  const work = data as Partial<PuzzleWork> | null;
  if (typeof work !== 'object' || work === null || work.form !== 1) return null;
  const { form, kind, grade, draw, words, found, filled, shown, done } = work;
  if (kind === undefined || !puzzleKinds.includes(kind)) return null;
  if (!Number.isInteger(grade) || grade === undefined || grade < 1 || grade > 7) return null;
  if (!Number.isInteger(draw) || draw === undefined || typeof done !== 'boolean') return null;
  if (!isList(words, isWord, wordLimits.most)) return null;
  if (kind !== 'numbers' && words.length === 0) return null;
  if (!isList(found, isIndex, wordLimits.most) || !isList(shown, isIndex, 400)) return null;
  if (!isList(filled, isSign, 400)) return null;
  return { form, kind, grade, draw, words, found, filled, shown, done };
};

/** The current letter or digit of a cell; empty if none. */
export const signAt = ({ filled }: Pick<PuzzleWork, 'filled'>, cell: number): string => filled[cell] ?? '';

export const withSign = (work: PuzzleWork, cell: number, sign: string): PuzzleWork => {
  const length = Math.max(work.filled.length, cell + 1);
  const filled = Array.from({ length }, (_, at) => (at === cell ? sign : signAt(work, at)));
  return { ...work, filled };
};

/** A missing accent is no mistake: not every keyboard has one. */
export const isRightLetter = (typed: string, letter: string | null): boolean =>
  letter !== null && typed !== '' && plainLetter(typed) === plainLetter(letter);

export const wrongCells = (
  work: PuzzleWork,
  { cells }: Crossword,
  entry: CrosswordEntry,
): readonly number[] => entry.cells.filter((cell) => !isRightLetter(signAt(work, cell), cells[cell] ?? null));

export const isWhole = (puzzle: Puzzle, work: PuzzleWork): boolean => {
  if (puzzle.kind === 'search') return puzzle.placed.every(({ word }) => work.found.includes(word));
  if (puzzle.kind === 'crossword') return puzzle.entries.every(({ word }) => work.found.includes(word));
  return puzzle.gaps.every((cell) => signAt(work, cell) === String(puzzle.numbers[cell]));
};

/** The words or numbers that the learner found without being shown all of them. */
export const ownMoves = (puzzle: Puzzle, work: PuzzleWork): number => {
  if (puzzle.kind === 'search') return puzzle.placed.filter(({ word }) => work.found.includes(word)).length;
  if (puzzle.kind === 'crossword')
    return puzzle.entries.filter(
      ({ word, cells }) => work.found.includes(word) && cells.some((cell) => !work.shown.includes(cell)),
    ).length;
  return puzzle.gaps.filter(
    (cell) => !work.shown.includes(cell) && signAt(work, cell) === String(puzzle.numbers[cell]),
  ).length;
};

/** How far it is: parts done of all parts. */
export const progressOf = (
  puzzle: Puzzle,
  work: PuzzleWork,
): { readonly n: number; readonly all: number } => {
  if (puzzle.kind === 'search')
    return {
      n: puzzle.placed.filter(({ word }) => work.found.includes(word)).length,
      all: puzzle.placed.length,
    };
  if (puzzle.kind === 'crossword')
    return {
      n: puzzle.entries.filter(({ word }) => work.found.includes(word)).length,
      all: puzzle.entries.length,
    };
  return { n: puzzle.gaps.filter((cell) => signAt(work, cell) !== '').length, all: puzzle.gaps.length };
};

/** A number grid is not whole work if the tool placed most of it. */
export const hintsLeft = (puzzle: Puzzle, work: PuzzleWork): number =>
  puzzle.kind === 'numbers'
    ? Math.max(0, puzzle.gaps.length - wordLimits.least - work.shown.length)
    : Number.POSITIVE_INFINITY;

/** The words that stand in the grid. */
export const wordsInGrid = (puzzle: Puzzle): readonly number[] => {
  if (puzzle.kind === 'search') return puzzle.placed.map(({ word }) => word);
  return puzzle.kind === 'crossword' ? puzzle.entries.map(({ word }) => word) : [];
};
