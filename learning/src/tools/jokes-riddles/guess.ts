import type { Riddle } from '#tools/jokes-riddles/riddles.ts';

/* Words that do not describe the thing. */
const fillers = new Set(
  'a an the my your our his her their its it is are of i think maybe because answer'.split(' '),
);

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const wordsIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  // The last word is never a filler: in 'the letter A' it is the answer.
  return words.filter((word, at) => at === words.length - 1 || !fillers.has(word)).map(singular);
};

/** Allows one letter to be added, missing or different. Short words must match exactly. */
const isNear = (typed: string, meant: string): boolean => {
  if (typed === meant) return true;
  if (meant.length < 5 || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
};

/* 'it is the egg of a hen' is a valid guess of an egg; a long list of things is not. */
const mostFurtherWords = 2;

/** Whether a typed guess is one of the answers. It is lenient, because only the feedback depends on it. */
export const isRightGuess = (guess: string, { answer, also }: Pick<Riddle, 'answer' | 'also'>): boolean => {
  const typed = wordsIn(guess);
  if (typed.length === 0 || typed.includes('not')) return false;
  return [answer, ...also].some((form) => {
    const meant = wordsIn(form);
    return (
      typed.length <= meant.length + mostFurtherWords &&
      meant.every((word) => typed.some((one) => isNear(one, word)))
    );
  });
};

/** The first letter of each word, and a line for each further one. It shows when the cloth is lifted a little. */
export const hintOf = (answer: string): string =>
  answer
    .replace(/^(?:an?|the|my|your)\s+/iu, '')
    .replace(/[\p{L}\d]+/gu, (word) => `${word[0]}${' _'.repeat(word.length - 1)}`);
