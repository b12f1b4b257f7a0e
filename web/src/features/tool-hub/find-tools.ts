/** The search of the hub, and the tool whose name is closest to an unknown address. */
import { lettersApart } from '@afrolearn/learning/texts/letters-apart.ts';
import type { ToolSlug } from '@afrolearn/learning/tools/slugs.ts';

export type NamedTool = { readonly slug: ToolSlug; readonly name: string; readonly about: string };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): readonly string[] => plain(text).split(' ').filter(Boolean);

/* The slug is the English name, which a poster or a teacher may have said. */
const nameWords = ({ name, slug }: NamedTool) => [...wordsOf(name), ...wordsOf(slug)];

/** Slips that are forgiven in a word of this length. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const isIn = (typed: string, words: readonly string[]): boolean =>
  words.some(
    (word) =>
      word.includes(typed) ||
      lettersApart(typed, word) <= forgiven(typed) ||
      // While somebody is still typing, the word is only begun.
      (word.length > typed.length && lettersApart(typed, word.slice(0, typed.length)) <= forgiven(typed)),
  );

/** Tools with every typed word, first those that have them in their names. All of them without a word. */
export const findTools = <T extends NamedTool>(tools: readonly T[], query: string): readonly T[] => {
  const typed = wordsOf(query);
  const inName = tools.filter((tool) => typed.every((word) => isIn(word, nameWords(tool))));
  const inAbout = tools.filter(
    (tool) =>
      !inName.includes(tool) &&
      typed.every((word) => isIn(word, [...nameWords(tool), ...wordsOf(tool.about)])),
  );
  return [...inName, ...inAbout];
};

/* The beginning of a name is remembered best, so it decides between equals. */
const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/*
 * A word that begins one of the name is that word: 'joke' means 'jokes'. A quite different word is only that, however
 * long the two are.
 */
const wordFarness = (typed: string, words: readonly string[]): number =>
  Math.min(
    typed.length * 0.6,
    ...words.map((word) => (word.startsWith(typed) ? 0 : lettersApart(typed, word))),
  );

const farness = (typed: string, tool: NamedTool): number => {
  const words = nameWords(tool);
  const byWord = wordsOf(typed).reduce((far, word) => far + wordFarness(word, words), 0);
  return Math.min(
    ...[plain(tool.name), plain(tool.slug)].map(
      (name) => Math.min(byWord, lettersApart(typed, name)) - sharedStart(typed, name) / (typed.length + 1),
    ),
  );
};

/** The nearest first. */
export const nearestTools = <T extends NamedTool>(tools: readonly T[], query: string): readonly T[] => {
  const typed = plain(query);
  const ranked = tools.map((tool) => ({ tool, far: farness(typed, tool) }));
  return ranked.sort((one, other) => one.far - other.far).map(({ tool }) => tool);
};

/** Whether somebody may have meant this tool. */
export const isNear = (tool: NamedTool, query: string): boolean => {
  const typed = plain(query);
  return typed !== '' && farness(typed, tool) <= Math.max(1, typed.length / 2);
};
