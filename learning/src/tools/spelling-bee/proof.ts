import type { ProofRule } from '#tools/evidence.ts';
import type { SpellingBook } from '#tools/spelling-bee/words.ts';

/** How many letters more than the word has can be typed. */
export const mostExtraLetters = 3;

/** Whether somebody tried to spell this word, right or wrong: a letter or two show nothing. */
const isTryAt = (word: string, typed: string): boolean =>
  /^[a-z]+$/u.test(typed) &&
  typed.length * 2 >= word.length &&
  typed.length <= word.length + mostExtraLetters;

/** Five different words of a round of seven were spelled, right or wrong. */
export const spellingProof: ProofRule<SpellingBook> = {
  by: 'answers',
  least: 5,
  isAnswer: ({ question, answer }, { words }) =>
    typeof answer === 'string' && words.some(({ word }) => word === question && isTryAt(word, answer)),
};
