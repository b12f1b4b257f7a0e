import { beginsAWord, nearWords, type Vocabulary } from './near-words.ts';

export type SearchQuery = {
  /** Every word must be found. */
  all: string;
  /** One word is enough; for what nobody wrote in these words. */
  some: string;
  /** The words as they are compared with a whole name, mistakes mended. */
  text: string;
  words: number;
  /** Each significant word, with the known words that may have been meant. */
  groups: readonly { word: string; near: readonly string[] }[];
};

const mostWords = 8;

/* Words of a sentence that say nothing about what is looked for. */
const small = new Set(
  'the and how does what why are for with that this from who when where can you your'.split(' '),
);

/* Plain words have letters and digits only. The quotes make even that sure: nothing in them is a sign. */
const quoted = (word: string, ending: '' | ':*'): string => `'${word.replace(/['\\]/g, '')}'${ending}`;

/** What the search asks the database, from plain words; null when there is none. */
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
