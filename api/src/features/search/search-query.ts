import { beginsAWord, nearWords, type Vocabulary } from './near-words.ts';

export type SearchQuery = {
  /** A query that needs every word. */
  all: string;
  /** A query that needs any word, as a fallback. */
  some: string;
  /** The corrected words, for comparison with whole names. */
  text: string;
  words: number;
  /** Each significant word with its possible corrections. */
  groups: readonly { word: string; near: readonly string[] }[];
};

const mostWords = 8;

/* Stop words. */
const small = new Set(
  'the and how does what why are for with that this from who when where can you your'.split(' '),
);

/* Plain words have only letters and digits; quoting is a second safeguard. */
const quoted = (word: string, ending: '' | ':*'): string => `'${word.replace(/['\\]/g, '')}'${ending}`;

/** The database query for plain words; null for none. */
export const searchQuery = (words: readonly string[], vocabulary: Vocabulary): SearchQuery | null => {
  const asked = words.slice(0, mostWords).map((word) => {
    const near = beginsAWord(word, vocabulary) ? [] : nearWords(word, vocabulary);
    const group = [quoted(word, ':*'), ...near.map((one) => quoted(one, ''))];
    return { word, near, meant: near[0] ?? word, group: `(${group.join(' | ')})` };
  });
  if (asked.length === 0) return null;
  const telling = asked.filter(({ word }) => word.length > 2 && !small.has(word));
  return {
    all: asked.map(({ group }) => group).join(' & '),
    some: (telling.length === 0 ? asked : telling).map(({ group }) => group).join(' | '),
    text: asked.map(({ meant }) => meant).join(' '),
    words: asked.length,
    groups: telling,
  };
};
