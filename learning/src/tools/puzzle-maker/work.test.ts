import { describe, expect, test } from 'vitest';
import { isProof } from '#tools/evidence.ts';
import { puzzleProof } from '#tools/puzzle-maker/proof.ts';
import {
  clueWithoutWord,
  lettersOf,
  ownWordProblem,
  partsOf,
  wordsOfTerms,
} from '#tools/puzzle-maker/words.ts';
import {
  hintsLeft,
  isRightLetter,
  isWhole,
  newWork,
  ownMoves,
  type PuzzleWork,
  progressOf,
  puzzleOf,
  readWork,
  withSign,
  wrongCells,
} from '#tools/puzzle-maker/work.ts';
import { workProblem } from '#works/data.ts';
import { wordsOfWork } from '#works/words.ts';

const words = ['lamp', 'wire', 'cell', 'switch', 'battery', 'circuit'].map((word) => ({
  word,
  clue: 'A thing.',
}));
const search = newWork({ kind: 'search', grade: 7, draw: 4, words });
const crossword = newWork({ kind: 'crossword', grade: 7, draw: 4, words });
const numbers = newWork({ kind: 'numbers', grade: 5, draw: 4, words: [] });

describe('own words', () => {
  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['a b c', 'letters'],
    ['maji5', 'letters'],
    ['кот', 'letters'],
    ['at', 'short'],
    ['electromagnet', 'long'],
    ['Lamp', 'twice'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(ownWordProblem(typed, words, words.length)).toBe(problem);
  });

  test.each(['sun', ' Maji ', 'école', 'ŋŋoma', 'œuvre', 'communication'.slice(0, 12)])(
    '%j is taken',
    (typed) => {
      expect(ownWordProblem(typed, words, words.length)).toBeNull();
    },
  );

  test('the sixteenth is one too many', () => {
    const full = Array.from({ length: 15 }, (_, n) => ({ word: `word${'abcdefghijklmno'[n]}`, clue: '' }));
    expect(ownWordProblem('lamp', full, 15)).toBe('full');
  });
});

test('key terms come once, without those that do not fit; young children get short single words', () => {
  const terms = [
    'cell',
    'Cell',
    'food chain',
    'LED',
    'UV',
    'hydro-power',
    'reservoir',
    'CO2',
    'photosynthesis',
  ].map((term) => ({ term, meaning: 'What it is.' }));
  expect(wordsOfTerms(terms, 7).map(({ word }) => word)).toEqual([
    'cell',
    'food chain',
    'LED',
    'hydro-power',
    'reservoir',
  ]);
  expect(wordsOfTerms(terms, 2).map(({ word }) => word)).toEqual(['cell', 'LED']);
  expect(lettersOf('hydro-power')).toBe('HYDROPOWER');
  expect(partsOf('food chain')).toEqual([4, 5]);
});

test.each([
  [
    'cell',
    'A cell is small. Two cells are a battery, not an excellent one.',
    'A … is small. Two … are a battery, not an excellent one.',
  ],
  ['Food chain', 'The food chain begins with a plant.', 'The … begins with a plant.'],
  ['eau', 'l’eau, l’eau et l’eau', 'l’…, l’… et l’…'],
])('the clue of %s does not name it', (word, clue, shown) => {
  expect(clueWithoutWord({ word, clue })).toBe(shown);
});

describe('a stored puzzle', () => {
  test.each([search, crossword, numbers, withSign(crossword, 7, 'É')])('opens as it was: %#', (work) => {
    const stored: unknown = JSON.parse(JSON.stringify(work));
    expect(readWork(stored)).toEqual(work);
    expect(workProblem(stored)).toBeNull();
    expect(puzzleOf(work)).toEqual(puzzleOf(readWork(stored) ?? search));
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a later form', { ...search, form: 2 }],
    ['another kind', { ...search, kind: 'sudoku' }],
    ['no class', { ...search, grade: 8 }],
    ['no words', { ...search, words: [] }],
    ['a word that cannot stand there', { ...search, words: [{ word: 'a', clue: '' }] }],
    ['sixteen words', { ...search, words: Array.from({ length: 16 }, () => words[0]) }],
    ['letters that are texts', { ...crossword, filled: ['hello'] }],
  ])('%s does not open', (_, data) => {
    expect(readWork(data)).toBeNull();
  });

  test('its letters are no text for the filter of shown works, its words are', () => {
    const typed = [...'LAMP'].reduce((work, letter, at) => withSign(work, at, letter), crossword);
    expect(wordsOfWork('Mine', typed)).toEqual([
      'Mine',
      'crossword',
      'lamp',
      'A thing.',
      ...words.slice(1).map(({ word }) => word),
    ]);
  });
});

const evidence = (moves: number, ms = 20_000) => ({
  run: '019cd12e-5300-7d38-95bb-4a5f9d4e4606',
  ms,
  moves: { count: moves, different: moves },
});

test('a word search is whole when every word was found, and proves as many moves', () => {
  const puzzle = puzzleOf(search);
  expect(isWhole(puzzle, { ...search, found: [0, 1, 2, 3, 4] })).toBe(false);
  const whole: PuzzleWork = { ...search, found: [0, 1, 2, 3, 4, 5] };
  expect([isWhole(puzzle, whole), ownMoves(puzzle, whole), progressOf(puzzle, whole)]).toEqual([
    true,
    6,
    { n: 6, all: 6 },
  ]);
  expect(isProof(puzzleProof, evidence(6), null)).toBe(true);
  expect(isProof(puzzleProof, evidence(4), null)).toBe(false);
  expect(isProof(puzzleProof, evidence(6, 1_000), null)).toBe(false);
});

test('an entry of a crossword whose every letter was shown is no move', () => {
  const puzzle = puzzleOf(crossword);
  if (puzzle.kind !== 'crossword') throw new Error('this is a crossword');
  const [first] = puzzle.entries;
  if (first === undefined) throw new Error('it has entries');
  const all = puzzle.entries.map(({ word }) => word);
  const whole = { ...crossword, found: all };
  expect([isWhole(puzzle, whole), ownMoves(puzzle, whole)]).toEqual([true, all.length]);
  expect(ownMoves(puzzle, { ...whole, shown: first.cells })).toBe(all.length - 1);
  const [one = 0] = first.cells;
  const right = first.cells.reduce((work, cell) => withSign(work, cell, puzzle.cells[cell] ?? ''), crossword);
  expect(wrongCells(right, puzzle, first)).toEqual([]);
  expect(wrongCells(withSign(right, one, 'Q'), puzzle, first)).toEqual([one]);
  expect([isRightLetter('e', 'É'), isRightLetter('', 'E'), isRightLetter('E', null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a number grid is whole with its numbers, and hints leave five for the learner', () => {
  const puzzle = puzzleOf(numbers);
  if (puzzle.kind !== 'numbers') throw new Error('this is a number grid');
  const whole = puzzle.gaps.reduce(
    (work, cell) => withSign(work, cell, String(puzzle.numbers[cell])),
    numbers,
  );
  expect([isWhole(puzzle, numbers), isWhole(puzzle, whole)]).toEqual([false, true]);
  expect(ownMoves(puzzle, whole)).toBe(puzzle.gaps.length);
  expect(hintsLeft(puzzle, numbers)).toBe(puzzle.gaps.length - 5);
  const helped = { ...whole, shown: puzzle.gaps.slice(0, puzzle.gaps.length - 5) };
  expect([hintsLeft(puzzle, helped), ownMoves(puzzle, helped)]).toEqual([0, 5]);
});
