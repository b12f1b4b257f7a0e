import { plainerWords } from '#assistant/differentiate/plain-words.ts';
import { countWords, sentencesOf, wordsOf } from '#lessons/words.ts';

const joints = /(?:;|,) (?<word>and|but|yet|so) (?!that\b)(?=(?<next>[\p{L}’']+))|; /gu;

/** A new sentence begins at a comma before 'and' and one of these words: our lists have no such comma. */
const beginnings = new Set(
  (
    'it they we you he she i there this these that those the a an its their his her our your my some many most ' +
    'each every one both all no nobody everybody people'
  ).split(' '),
);

/** A sentence that begins like this is incomplete without its second half. */
const opening =
  /^(?:if|when|while|because|before|after|where|since|once|until|unless|although|though|as)\b/iu;

/** After 'but' these words continue the same sentence. */
const lean =
  /^(?:also|not|never|only|in|on|at|with|for|to|by|from|rather|as|of|then|still|very|is|are|was|were|do|does|did|has|have|had|can|cannot|may|must|will)$/iu;

const helpers = new Set(
  (
    'is are was were has have had can cannot may must will would could should does do did need needs become becomes ' +
    'came went got gave took made saw said told found left kept lost began know think live lie give take make get go come see'
  ).split(' '),
);
const pronouns = /^(?:it|they|we|you|he|she|i|there|this|nobody|everybody|people)$/iu;
const before =
  /^(?:the|a|an|its|their|his|her|our|your|my|of|in|on|at|with|for|to|by|from|and|or|all|many|some|two|three|these|those)$/iu;

/** An approximation: a verb ending after a noun, or one of the most common verbs. */
const hasVerb = (clause: string): boolean => {
  const words = clause.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  if (pronouns.test(words[0] ?? '')) return true;
  return words.some(
    (word, at) =>
      at > 0 &&
      (helpers.has(word) ||
        (/(?:[^s]s|ed)$/u.test(word) && !before.test(words[at - 1] ?? '') && !before.test(word))),
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isOpen = (words: string): boolean =>
  (words.match(/[“(]/gu)?.length ?? 0) !== (words.match(/[”)]/gu)?.length ?? 0) ||
  (words.match(/"/gu)?.length ?? 0) % 2 === 1;

const isWhole = (left: string): boolean =>
  countWords(left) >= 3 && !isOpen(left) && !(opening.test(left) && !left.includes(','));

/** Splits compound sentences in two. No words are dropped or reordered. */
export const splitSentence = (sentence: string): readonly string[] => {
  for (const match of sentence.matchAll(joints)) {
    const { word, next = '' } = match.groups ?? {};
    const left = sentence.slice(0, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (
      !isWhole(left) ||
      countWords(right) < 3 ||
      isOpen(right) ||
      (word === undefined && left.includes(':'))
    )
      continue;
    const isTurn = word === 'but' || word === 'so' || word === 'yet';
    const isNew =
      (beginnings.has((word === undefined ? right : next).split(' ')[0]?.toLowerCase() ?? '') &&
        hasVerb(right)) ||
      (/^\p{Lu}/u.test(next) && hasVerb(right)) ||
      (isTurn && !lean.test(next));
    if (
      !isNew ||
      /\beither\b|\bboth\b|\bbetween\b|\b(?:two|three|four) (?:things|ways|kinds|parts)\b.*:/iu.test(left)
    )
      continue;
    const joined = isTurn ? `${word === 'so' ? 'So' : 'But'} ${right}` : capital(right);
    return [`${left}.`, ...splitSentence(joined)];
  }
  const though = /^Although (?<first>[^,]+), (?<second>[^,].+)$/u.exec(sentence);
  if (though?.groups !== undefined)
    return [`${capital(though.groups['first'] ?? '')}.`, `But ${though.groups['second']}`];
  return [sentence];
};

export const simplerSentences = (words: string, kept: ReadonlySet<string>): readonly string[] =>
  sentencesOf(words)
    .flatMap(splitSentence)
    .map((sentence) => plainerWords(sentence, kept));

export type Readability = {
  readonly sentences: number;
  readonly average: number;
  readonly longest: number;
  /** Percentage of words with three or more syllables that are not explained. */
  readonly hard: number;
};

/** Counts vowel groups without a silent final e: accurate enough for English. */
const syllablesOf = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/gu, '');
  const groups = plain.replace(/e$/u, '').match(/[aeiouy]+/gu)?.length ?? 0;
  return Math.max(1, groups + (/[^aeiouy]le$/u.test(plain) ? 1 : 0));
};

export const readability = (sentences: readonly string[], explained: ReadonlySet<string>): Readability => {
  const lengths = sentences.map(countWords);
  const words = sentences.flatMap(wordsOf);
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}-]/gu, '');
  const hard = words.filter((word) => {
    const key = bare(word);
    const isName = /^\p{Lu}/u.test(word);
    return !isName && syllablesOf(key) >= 3 && !explained.has(key) && !explained.has(key.replace(/s$/u, ''));
  });
  return {
    sentences: sentences.length,
    average: Math.round((words.length / Math.max(1, sentences.length)) * 10) / 10,
    longest: Math.max(0, ...lengths),
    hard: Math.round((hard.length / Math.max(1, words.length)) * 100),
  };
};
