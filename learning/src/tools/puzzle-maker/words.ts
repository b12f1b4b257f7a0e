/** The words of a puzzle: key terms of a unit, or a child's own. */
import { levelOf } from '#tools/puzzle-maker/levels.ts';

/** As it is written, and what it means: the clue of a crossword. An own word may have none. */
export type PuzzleWord = { readonly word: string; readonly clue: string };

export const wordLimits = {
  leastLetters: 3,
  mostLetters: 12,
  /** A puzzle has at least so many words, and at most. */
  least: 5,
  most: 15,
  clue: 120,
} as const;

/* The letters of English, Kiswahili, French and Luganda. */
const onlyLetters = /^[a-zàâäæçéèêëîïôöœùûüÿŋ]+$/;

/** The letters as they stand in the squares: capitals, without the spaces and hyphens of 'food chain'. */
export const lettersOf = (word: string): string =>
  word
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s'’-]/g, '');

/** A letter without its accent. A keyboard of a phone may have no É. */
export const plainLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

const fits = (letters: string): boolean =>
  onlyLetters.test(letters.toLowerCase()) &&
  letters.length >= wordLimits.leastLetters &&
  letters.length <= wordLimits.mostLetters;

export type OwnWordProblem = 'missing' | 'letters' | 'short' | 'long' | 'twice' | 'full';

/** The reason why a typed word cannot join the list, or null. */
export const ownWordProblem = (
  typed: string,
  others: readonly PuzzleWord[],
  chosen: number,
): OwnWordProblem | null => {
  const word = typed.trim().normalize('NFC').toLowerCase();
  if (word === '') return 'missing';
  if (!onlyLetters.test(word)) return 'letters';
  if (word.length < wordLimits.leastLetters) return 'short';
  if (word.length > wordLimits.mostLetters) return 'long';
  if (others.some((other) => lettersOf(other.word) === lettersOf(word))) return 'twice';
  return chosen >= wordLimits.most ? 'full' : null;
};

/* Longer words make a grid that is too wide for young children. */
const mostLettersOfYoung = 8;

/** The key terms that fit into a puzzle of a class, each once. Young children get single short words. */
export const wordsOfTerms = (
  terms: readonly { readonly term: string; readonly meaning: string }[],
  grade: number,
): readonly PuzzleWord[] => {
  const found = new Map<string, PuzzleWord>();
  for (const { term, meaning } of terms) {
    const letters = lettersOf(term);
    const isHard =
      levelOf(grade) === 1 && (letters.length > mostLettersOfYoung || letters.length < term.length);
    if (fits(letters) && !isHard && !found.has(letters))
      found.set(letters, { word: term, clue: meaning.slice(0, 300) });
  }
  return [...found.values()];
};

/** Whether a word of stored data can stand in a puzzle. */
export const isPuzzleWord = ({ word, clue }: PuzzleWord): boolean =>
  fits(lettersOf(word)) && word.length <= 40 && clue.length <= 300;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A clue does not name its own word: 'A … is a small source.' */
export const clueWithoutWord = ({ word, clue }: PuzzleWord): string =>
  clue.replace(new RegExp(`(^|[^\\p{L}])${literal(word)}(?:s|es)?(?!\\p{L})`, 'giu'), '$1…');

/** The lengths of the parts of a term: '4, 5' for 'food chain'. */
export const partsOf = (word: string): readonly number[] =>
  word
    .trim()
    .split(/[\s-]+/)
    .map((part) => lettersOf(part).length)
    .filter((length) => length > 0);
