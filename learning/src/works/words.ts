/** The words of a work, and whether they can be shown to somebody. For the server: old browsers cannot read the filter. */
import type { Fault } from '#languages/fault.ts';
import { contactDataIn } from '#safety/contact-data.ts';
import { luresChild } from '#safety/phrases.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';
import type { WorkData } from './data.ts';
import { workLimits } from './limits.ts';

/* Lines of a drawing ('M10 20L30'), colours ('#fff') and UUIDs are no words. */
const isCode = (text: string): boolean => /^(?:#[\da-f]{3,8}|[\da-f-]{36})$/i.test(text);
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text) && !isCode(text);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isWords(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Everything in a work that a reader could read as words: its title and the texts in its data. */
export const wordsOfWork = (title: string, data: WorkData): string[] => [
  ...new Set([title, ...textsIn(data)]),
];

/** Why a work cannot be shown to somebody, by the built-in lists; null when it can. */
export const showingProblem = (
  words: readonly string[],
): Fault<'text/unkind' | 'text/contact-data' | 'text/too-many-letters'> | null => {
  const letters = words.reduce((sum, text) => sum + text.length, 0);
  if (letters > workLimits.letters)
    return { key: 'text/too-many-letters', values: { most: workLimits.letters } };
  if (words.some(hasUnkindWord)) return { key: 'text/unkind' };
  return words.some((text) => contactDataIn(text) !== null || luresChild(text))
    ? { key: 'text/contact-data' }
    : null;
};
