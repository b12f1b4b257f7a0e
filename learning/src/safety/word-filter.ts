import { normaliseText, unbroken, withoutDigits } from '#safety/normalise.ts';
import { hasHurtingPhrase } from '#safety/phrases.ts';
import { type ListLanguage, partedWords, strongWords, wordLists } from '#safety/word-lists.ts';

/* Unifies l, I and 1, in the list as in the text. */
const oneStroke = (text: string) => text.replaceAll('l', 'i');

const literal = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 'ass' matches two or more s, so that a drawn-out word is caught and 'as' is not. */
const drawnOut = (word: string): string =>
  oneStroke(word)
    .replaceAll('_', ' ')
    .replace(/(.)\1*/gu, (run, sign: string) => (sign === ' ' ? ' ' : `${literal(sign)}{${run.length},}`));

const alternatives = (words: readonly string[]) => words.map(drawnOut).join('|');

/* Only English and French words get a plural s: 'Mavis' is a name. */
const plural = [...wordLists.en, ...wordLists.fr];
const singular = [...wordLists.sw, ...wordLists.lg];
const wholeWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${alternatives(plural)})s?|${alternatives(singular)})(?![\\p{L}\\p{N}])`,
  'u',
);
const anywhere = new RegExp(alternatives(strongWords), 'u');
const exactly = new RegExp(`^(?:${alternatives([...strongWords, ...partedWords])})(?:s|ers?|ing?|ed)?$`, 'u');

/** Two neighbouring fragments that form a word together: 'wan ker'. */
const acrossSpaces = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      exactly.test(word + (words[at + 1] ?? '')) ||
      exactly.test(word + (words[at + 1] ?? '') + (words[at + 2] ?? '')),
  );

/** A star matches any letter; at least two real letters are required. */
const behindStars = (word: string): boolean => {
  if (!word.includes('*') || word.replaceAll('*', '').length < 2) return false;
  return [...strongWords, ...wordLists.en, ...wordLists.fr].some(
    (listed) =>
      listed.length === word.length &&
      [...word].every((sign, at) => sign === '*' || sign === oneStroke(listed)[at]),
  );
};

/** A word of an extensible list, such as a school's own. English and French words get a plural s. */
export type ListedWord = { language: ListLanguage; word: string };

const added = (words: readonly ListedWord[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .map(({ language, word }) => drawnOut(word) + (language === 'en' || language === 'fr' ? 's?' : ''))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );

/** Whether a text contains one of these words as a whole word, in any disguise. */
export const holdsWordOf = (text: string, words: readonly ListedWord[]): boolean => {
  if (words.length === 0) return false;
  const list = added(words);
  return [normaliseText(text), withoutDigits(text)].map(oneStroke).some((reading) => list.test(reading));
};

/** Whether a text contains a hurtful word, in any disguise. */
export const hasUnkindWord = (text: string): boolean =>
  hasHurtingPhrase(text) ||
  [normaliseText(text), withoutDigits(text), unbroken(text)].map(oneStroke).some((reading) => {
    const words = reading.split(' ');
    return (
      wholeWord.test(reading) ||
      words.some((word) => anywhere.test(word) || behindStars(word)) ||
      acrossSpaces(words)
    );
  });
