import { plainSentence } from '#quizzes/spelling.ts';

export const wordsOf = (text: string): readonly string[] => plainSentence(text).split(' ').filter(Boolean);

/** Enough to find a word of the question again: 'lasted' and 'belongs' for 'did it last' and 'does it belong'. */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ing|ied|ies|e[sd]|[sdey])$/u, '');

/** Words that a full sentence may add to those of the question. */
export const frameWords: ReadonlySet<string> = new Set(
  'a an the it is are was were be its they them this that these those there we i you he she call calls called name named names by in at on of to from for with has have because answer part so number total altogether all equals only make makes give gives get gets'.split(
    ' ',
  ),
);

/** These turn the answer round, or give two. */
export const turns: ReadonlySet<string> = new Set(
  'not no never nor or neither either both except but perhaps maybe without cannot'.split(' '),
);
