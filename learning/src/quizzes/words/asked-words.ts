import { plainSentence } from '#quizzes/spelling.ts';

export const wordsOf = (text: string): readonly string[] => plainSentence(text).split(' ').filter(Boolean);

const endings = ['s', 'es', 'd', 'ed', 'ing'];

const formsOf = (word: string): readonly string[] => [
  word,
  ...endings.flatMap((ending) => {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < 3 || base === 'the') return [];
    return ending === 'ing' ? [base, `${base}e`] : [base.replace(/i$/u, 'y'), base];
  }),
];

/** Recognises words in any form: 'lasted' and 'belongs' if the question says 'did it last', 'does it belong'. */
export const isAmong = (words: readonly string[]): ((word: string) => boolean) => {
  const known = new Set(words.flatMap(formsOf));
  return (word) => formsOf(word).some((form) => known.has(form));
};

/** Words that a full sentence may add to those of the question. */
export const frameWords: ReadonlySet<string> = new Set(
  'a an the it is are was were be its they them this that these those there we i you he she his her their can use call calls called name named names by in at on of to from for with has have because answer part'.split(
    ' ',
  ),
);

/** Words that negate the answer, or give two. */
export const turns: ReadonlySet<string> = new Set(
  'not no never nor or neither either both except but perhaps maybe without cannot'.split(' '),
);
