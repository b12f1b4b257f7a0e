/** The levelled words of the spelling bee. A word is its own id, because no word is in two classes. */
import { gradeByName } from '#catalogue/grades.ts';

export const spellingLevels = [1, 2, 3, 4, 5, 6, 7] as const;
/** A class by its number: 4 for Primary 4. */
export type SpellingLevel = (typeof spellingLevels)[number];

export type SpellingWord = {
  readonly word: string;
  readonly level: SpellingLevel;
  readonly means: string;
  /** Has the word exactly once. */
  readonly sentence: string;
  /** The word as it is said in parts: its syllables, joined they are the word. */
  readonly parts: readonly string[];
  /** The letters that one must look at: 'ie', a double letter. */
  readonly tricky?: string | undefined;
};

export type SpellingBook = { readonly words: readonly SpellingWord[] };

/** The level of a class by its name. Without a class it is the middle one. */
export const levelOfGrade = (grade: string | null | undefined): SpellingLevel => {
  const id = gradeByName(grade ?? '')?.id;
  return spellingLevels.find((level) => level === id) ?? 4;
};

export const wordsOfLevel = (book: SpellingBook, level: SpellingLevel): readonly SpellingWord[] =>
  book.words.filter((one) => one.level === level);

/** The sentence before and after the word, which is spelled instead of read. */
export const aroundWord = ({ word, sentence }: Pick<SpellingWord, 'word' | 'sentence'>) => {
  const at = sentence.toLowerCase().search(new RegExp(`\\b${word}\\b`, 'u'));
  return at < 0
    ? { before: sentence, after: '' }
    : { before: sentence.slice(0, at), after: sentence.slice(at + word.length) };
};
