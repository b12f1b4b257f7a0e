import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { type Match, matchWords } from '#quizzes/words/match-words.ts';

/* Words that a full sentence may add to those of the question. */
const frame = new Set(
  'a an the it is are was were be its they them this that these those there we i you he she call calls called name named names by in at on of to from for with has have because answer part'.split(
    ' ',
  ),
);

/* These turn the answer round, or give two. */
const turns = new Set(
  'not no never nor or neither either both except but perhaps maybe without cannot'.split(' '),
);

/* 'at a church' is no sentence. */
const verbs = new Set('is are was were be call calls called name named has have'.split(' '));

const saysAgain = (words: readonly string[], asked: ReadonlySet<string>): boolean =>
  (words.some((word) => verbs.has(word)) || words.filter((word) => asked.has(word)).length > 2) &&
  words.every((word) => !turns.has(word) && !word.endsWith("n't") && (frame.has(word) || asked.has(word)));

const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => phrase.every((word, next) => words[at + next] === word));

type Words = {
  readonly accepted: readonly string[];
  readonly mistakes: readonly { readonly text: string }[];
};

/**
 * A full sentence with a right form at its end or its beginning, which says nothing else than the question did:
 * 'The headquarters are in Arusha.' Examiners tick it outside English, where its grammar is not what is asked.
 */
export const matchInSentence = (
  { accepted, mistakes }: Words,
  typed: string,
  asked: string,
): Match | null => {
  const given = plainSentence(typed).split(' ');
  // 'belongs' for 'does it belong': the grammar of the sentence is not what is asked.
  const told = new Set(
    plainSentence(asked)
      .split(' ')
      .flatMap((word) => [word, `${word}s`, word.replace(/s$/u, '')]),
  );
  const found = accepted.flatMap((form) => {
    const meant = plainWords(form).split(' ');
    const [first, last] = [given.slice(0, meant.length), given.slice(-meant.length)];
    const ends = [
      { part: last, rest: given.slice(0, -meant.length) },
      { part: first, rest: given.slice(meant.length) },
      // Its own article may stand before it.
      ...(/^(?:an?|the)$/u.test(given[0] ?? '')
        ? [{ part: given.slice(1, meant.length + 1), rest: given.slice(meant.length + 1) }]
        : []),
    ];
    return ends.flatMap(({ part, rest }) => {
      const match = matchWords(part, form, meant);
      const isFair =
        match !== null &&
        saysAgain(rest, told) &&
        !mistakes.some(({ text }) => holds(rest, plainWords(text).split(' ')));
      return isFair ? [match] : [];
    });
  });
  return found.find(({ spelt }) => spelt === undefined) ?? found[0] ?? null;
};
