import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { frameWords } from '#quizzes/words/asked-words.ts';
import { isRealWord } from '#quizzes/words/real-words.ts';
import { isSlip } from '#quizzes/words/slips.ts';
import { isNumberOf, soundsLike } from '#quizzes/words/sounds.ts';

/** The match of a typed answer with one accepted form. `spelt` is the intended word, if a slip was accepted. */
export type Match = { readonly spelt?: string };

/**
 * `strict` if grammar or spelling may be tested. Outside English a word may also be spelt as it sounds, and a noun
 * (`nouns`) may be singular or plural.
 */
export type Manner = 'strict' | 'free' | 'nouns';

/* In a sentence 'the' and 'a' are part of the grammar; before one word or a name they do not matter. */
export const isSentence = (form: string): boolean =>
  /[.?!]\s*$/u.test(form) || plainSentence(form).split(' ').length > 4;

/** The word of the accepted form as its author wrote it: `Capricorn`, not `capricorn`. */
const asWritten = (form: string, word: string): string =>
  form
    .split(/[\s-]+/u)
    .find((one) => plainSentence(one) === word)
    ?.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') ?? word;

const withoutS = (word: string): string => word.replace(/([^s])s$/u, '$1');

/** Null if it is another word; otherwise with the spelling that was accepted, if any. */
const matchWord = (typed: string, word: string, manner: Manner, least: number): Match | null => {
  if (typed === word) return {};
  if (manner === 'nouns' && !frameWords.has(word) && isNumberOf(typed, word)) return {};
  const isMeant = (given: string, meant: string) =>
    isSlip(given, meant, least) || (manner !== 'strict' && soundsLike(given, meant));
  const isOne = manner === 'nouns' && !isRealWord(typed) && isMeant(withoutS(typed), withoutS(word));
  return isOne || isMeant(typed, word) ? { spelt: word } : null;
};

/** Compares word by word and accepts slips inside words. One word more or less is another answer. */
export const matchWords = (
  given: readonly string[],
  form: string,
  meant: readonly string[],
  manner: Manner = 'strict',
): Match | null => {
  if (given.length !== meant.length) {
    // 'sea ports' and 'seaports' are the same.
    const [typed, word] = [given.join(''), meant.join('')];
    const isSame = manner !== 'strict' && word.length > 3 && matchWord(typed, word, manner, 99);
    return isSame && isSame.spelt === undefined ? {} : null;
  }
  const least = manner === 'strict' && meant.length > 1 ? 6 : 5;
  const matches = meant.map((word, at) => matchWord(given[at] ?? '', word, manner, least));
  const slips = matches.flatMap((match) => match?.spelt ?? []);
  if (matches.includes(null) || slips.length > (manner === 'strict' ? 1 : 2)) return null;
  return slips.length === 0 ? {} : { spelt: slips.map((word) => asWritten(form, word)).join(' ') };
};

/* The full stop of 'Mr.' does not end a sentence. */
const sentencesIn = (text: string): number =>
  text
    .replace(/\b(?:mrs?|dr|st)\./giu, '')
    .trim()
    .split(/[.?!]+\s+(?=\S)/u).length;

export const matchForm = (typed: string, form: string, manner: Manner = 'strict'): Match | null => {
  // Two sentences do not match one: 'Opio is tall. But Ocen is short.'
  if (isSentence(form) && sentencesIn(typed) > sentencesIn(form)) return null;
  const plain = manner === 'strict' && isSentence(form) ? plainSentence : plainWords;
  // 'L.Victoria' is split into two words.
  const given = manner === 'strict' ? typed : typed.replace(/(\p{L})\.(?=\p{L})/gu, '$1 ');
  return matchWords(plain(given).split(' '), form, plain(form).split(' '), manner);
};
