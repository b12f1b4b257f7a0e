import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { frameWords, isAmong, turns, wordsOf } from '#quizzes/words/asked-words.ts';
import { type Manner, type Match, matchWords } from '#quizzes/words/match-words.ts';
import { isNumberOf } from '#quizzes/words/sounds.ts';

/* Requires a verb: 'at a church' is no sentence. */
const verbs = new Set('is are was were be can use answer call calls called name named has have'.split(' '));
const pronouns = new Set('it they he she we you i this these that'.split(' '));
const small = new Set('a an the in at on of called'.split(' '));
const owner = /\b(?:his|her|their)\b/iu;
const joins = new Set([...turns, 'and']);

type Around = { readonly before: readonly string[]; readonly after: readonly string[] };

/* Words around the answer that negate it or add another answer: 'not in Arusha', 'the comb and the wattles'. */
const isTurned = ({ before, after }: Around): boolean => {
  const last = before.filter((word) => !small.has(word)).slice(-1);
  const next = after.filter((word) => !small.has(word)).slice(0, 1);
  return [...last, ...next].some((word) => joins.has(word));
};

const hasRightArticle = ({ before }: Around, first: string): boolean =>
  before[before.length - 1] !== (/^[aeiou]/u.test(first) ? 'a' : 'an');

/** A sentence that repeats the question, or only words of the question beside the answer: 'Mombasa port'. */
const saysAgain = (around: Around, first: string, asked: readonly string[], isList: boolean): boolean => {
  const words = [...around.before, ...around.after];
  const isAsked = isAmong(asked);
  if (words.length === 0 || isTurned(around) || words.some((word) => word.endsWith("n't"))) return false;
  if (!words.every((word) => isAsked(word) || (frameWords.has(word) && !turns.has(word)))) return false;
  if (words.some((word) => verbs.has(word))) return true;
  if (isList || !hasRightArticle(around, first)) return false;
  const isSame = (word: string) =>
    asked.some((one) => one === word || (!frameWords.has(one) && isNumberOf(word, one)));
  const isAdded = (word: string) =>
    isSame(word) || /^(?:an?|the|of|my|our|your|their|its|his|her)$/u.test(word);
  return words.every(isAdded) || (pronouns.has(words[0] ?? '') && words.filter(isAsked).length > 1);
};

const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => phrase.every((word, next) => words[at + next] === word));

type Words = {
  readonly accepted: readonly string[];
  readonly mistakes: readonly { readonly text: string }[];
};

/**
 * An accepted form in a sentence that otherwise only repeats the question: 'The headquarters are in Arusha.', 'Arusha
 * town'. Examiners accept it outside English, where grammar is not tested.
 */
export const matchInSentence = (
  { accepted, mistakes }: Words,
  typed: string,
  asked: string,
  manner: Manner,
): Match | null => {
  const given = plainSentence(typed).split(' ');
  const question = wordsOf(asked);
  const isList = /[,;/&+]/u.test(typed);
  // If 'her body' is listed, 'his body' is another answer.
  const isOwned = accepted.some((form) => owner.test(form));
  const found = accepted.flatMap((form) => {
    const meant = plainWords(form).split(' ');
    return given.flatMap((_, at) => {
      const part = given.slice(at, at + meant.length);
      const match = part.length < meant.length ? null : matchWords(part, form, meant, manner);
      if (match === null) return [];
      const around = { before: given.slice(0, at), after: given.slice(at + meant.length) };
      const isFair =
        saysAgain(around, meant[0] ?? '', question, isList) &&
        !(isOwned && owner.test([...around.before, ...around.after].join(' '))) &&
        !mistakes.some(({ text }) => holds([...around.before, ...around.after], plainWords(text).split(' ')));
      return isFair ? [match] : [];
    });
  });
  return found.find(({ spelt }) => spelt === undefined) ?? found[0] ?? null;
};
