import { plainSentence } from '#quizzes/spelling.ts';

const blank = '\u0001';

/** The words of the question before and after the blank. */
type Place = { readonly before: string; readonly after: string };

const placesIn = (asked: string): readonly Place[] => {
  const split = (text: string, sign: string) => {
    const [before = '', after] = text.split(sign, 2);
    return after === undefined ? [] : [{ before, after }];
  };
  const open = asked.replace(/_{2,}(?:\s+_{2,})*/u, blank);
  if (open !== asked) return split(open.replace(/\([^)]*\)/gu, ' '), blank);
  if (/\bbrackets\b/iu.test(asked)) return split(asked.replace(/\(\p{L}+\)/u, blank), blank);
  // 'Write the right form of 'see' …': the sentence is in the question itself.
  return [...asked.matchAll(/['"‘“](\p{L}{2,})['"’”]/gu)].flatMap(([quoted, word = '']) => {
    const rest = asked.replace(quoted, '');
    return split(rest.replace(new RegExp(`(^|[^\\p{L}'])${word}(?![\\p{L}'])`, 'u'), `$1${blank}`), blank);
  });
};

/** Whether the question has a blank for its answer. */
export const hasBlank = (asked: string): boolean => /_{2,}|\bbrackets\b/iu.test(asked);

const beforeNoun =
  /\b(?:an?|the|called|of|its?|their|is|are|was|were|in|by|with|for|from|on|at|this|these|some|many) $/iu;

/** Whether the answer is a noun, judged by the words before the blank. */
export const asksForNoun = (asked: string): boolean =>
  !hasBlank(asked) || placesIn(asked).some(({ before }) => beforeNoun.test(before));

const ends = /[.?!:]+\s|["“”—]|(?:^|\s)['‘]|['’](?=\s|$)/gu;

/* The text before the blank, from each possible start of a sentence. */
const beginnings = (before: string): readonly string[] => [
  ...[...before.matchAll(ends)].map(({ index, 0: sign }) => before.slice(index + sign.length)),
  before,
];

const endings = (after: string): readonly string[] => [
  ...[...`${after} `.matchAll(ends)].map(({ index }) => after.slice(0, index)),
  after,
];

/**
 * The words in the blank of a fully typed sentence: 'written' of 'I have written a letter.' Undefined if the rest of
 * the sentence differs.
 */
export const wordsInBlank = (typed: string, asked: string): string | undefined => {
  const given = typed.trim().split(/\s+/u);
  const plain = (words: readonly string[]) => plainSentence(words.join(' '));
  for (const { before, after } of placesIn(asked)) {
    const starts = new Set(beginnings(before).map(plainSentence));
    const closes = new Set(endings(after).map(plainSentence));
    for (let from = 0; from < given.length; from++) {
      if (!starts.has(plain(given.slice(0, from)))) continue;
      for (let to = given.length; to > from; to--) {
        const isWhole = (from > 0 || to < given.length) && closes.has(plain(given.slice(to)));
        if (isWhole) return given.slice(from, to).join(' ').replace(/,$/u, '');
      }
    }
  }
  return undefined;
};
