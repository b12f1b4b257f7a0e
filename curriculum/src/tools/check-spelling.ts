import { contactDataIn } from '@afrolearn/learning/safety/contact-data.ts';
import { hasUnkindWord } from '@afrolearn/learning/safety/word-filter.ts';
import type { SpellingLevel, SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { checkWords } from '#check/prose.ts';
import type { Source, Tell } from '#findings.ts';

/** A word with its position in the source file. */
export type WrittenWord = { readonly source: Source; readonly path: string; readonly entry: SpellingWord };

type Bounds = { readonly letters: readonly [number, number]; readonly words: number };

/** Letters of a word, and how many words its meaning and its sentence have at most. */
const boundsOfLevel: Readonly<Record<SpellingLevel, Bounds>> = {
  1: { letters: [3, 5], words: 12 },
  2: { letters: [4, 6], words: 13 },
  3: { letters: [4, 7], words: 14 },
  4: { letters: [5, 8], words: 15 },
  5: { letters: [4, 10], words: 15 },
  6: { letters: [6, 11], words: 15 },
  7: { letters: [6, 13], words: 16 },
};

export const leastWordsOfLevel = 60;

/* How other countries spell words that children here learn differently. */
const notBritish =
  /^(?:(?:colo|neighbo|favo|behavio|harbo|hono|labo|flavo)r\w*|center\w*|(?:kilo|centi|milli)?meters?|liters?|traveler|jewelry|tires?|gray|program|practice[ds]|organiz\w+|realiz\w+|license|installment)$/u;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const checkSpelled = ({ source, path, entry }: WrittenWord, names: ReadonlySet<string>, tell: Tell): void => {
  const { word, level, parts, tricky } = entry;
  if (!/^[a-z]+$/u.test(word)) {
    tell(source, path, `'${word}' must be small letters only.`);
    return;
  }
  const [least, most] = boundsOfLevel[level].letters;
  if (word.length < least || word.length > most)
    tell(source, path, `'${word}' has ${word.length} letters; P${level} spells ${least} to ${most}.`);
  if (notBritish.test(word)) tell(source, path, `'${word}' is not British spelling.`);
  if (names.has(word)) tell(source, path, `'${word}' is a name of a person.`);
  if (hasUnkindWord(word)) tell(source, path, 'The word filter stops this.');
  if (parts.join('') !== word) tell(source, `${path}.parts`, `The parts of '${word}' must spell it.`);
  if (tricky !== undefined && !word.includes(tricky))
    tell(source, `${path}.tricky`, `'${word}' has no '${tricky}'.`);
};

const checkTexts = ({ source, path, entry }: WrittenWord, tell: Tell): void => {
  const { word, level, means, sentence } = entry;
  const found = wordsOf(sentence).filter((one) => one === word).length;
  const hidden = sentence.toLowerCase().split(word).length - 1;
  if (found !== 1) tell(source, `${path}.sentence`, `The sentence must have '${word}' exactly once.`);
  else if (hidden > 1) tell(source, `${path}.sentence`, `Another word of the sentence shows '${word}'.`);
  if (means.toLowerCase().includes(word))
    tell(source, `${path}.means`, `The meaning must not show '${word}'.`);
  const most = boundsOfLevel[level].words;
  for (const [field, text] of [
    ['means', means],
    ['sentence', sentence],
  ] as const) {
    const count = wordsOf(text).length;
    if (count > most)
      tell(source, `${path}.${field}`, `This has ${count} words; P${level} hears at most ${most}.`);
    if (!/^\p{Lu}.*[.?!]$/u.test(text))
      tell(source, `${path}.${field}`, 'Begin with a capital letter and end with a stop.');
    if (hasUnkindWord(text)) tell(source, `${path}.${field}`, 'The word filter stops this.');
    if (contactDataIn(text) !== null)
      tell(source, `${path}.${field}`, 'This looks like an address or a number.');
    checkWords(text, source, `${path}.${field}`, tell);
  }
};

/** The schema checks the shape. This checks that each word is of one class, can be spelled, and is not given away. */
export const checkSpellingBook = (
  written: readonly WrittenWord[],
  names: ReadonlySet<string>,
  tell: Tell,
): void => {
  const files = new Map<string, string>();
  for (const one of written) {
    const { source, path, entry } = one;
    const before = files.get(entry.word);
    if (before !== undefined) tell(source, path, `'${entry.word}' is already a word of ${before}.`);
    files.set(entry.word, source.file);
    checkSpelled(one, names, tell);
    checkTexts(one, tell);
  }
};
