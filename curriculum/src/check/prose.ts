import type { Level } from '@afrolearn/learning/catalogue/levels.ts';
import { countWords, sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { falseSums } from '#check/arithmetic.ts';
import { boundsOf } from '#check/bounds.ts';
import type { Source, Tell } from '#findings.ts';

const placeholders =
  /\b(?:lorem|ipsum|todo|tbd|tbc|fixme|xxx+|placeholder|coming soon|to be written|insert [a-z ]+ here)\b|\?\?\?|\[\.\.\.\]/iu;

type Said = { readonly path: string; readonly text: string; readonly meantWrong: boolean };

/** Every text inside a value, except wrong options and named mistakes, which are wrong on purpose. */
const textsIn = (value: unknown, path: string, meantWrong: boolean): readonly Said[] => {
  if (typeof value === 'string') return [{ path, text: value, meantWrong }];
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, below(index), meantWrong));
  if (typeof value !== 'object' || value === null) return [];
  const wrong = meantWrong || ('right' in value && value.right === false);
  return Object.entries(value)
    .filter(([key]) => key !== 'figures')
    .flatMap(([key, entry]) => textsIn(entry, below(key), wrong || key === 'mistakes'));
};

/** All words of a content: no draft leftovers, and no wrong sum. */
export const checkWords = (content: unknown, source: Source, path: string, tell: Tell): void => {
  for (const { path: where, text, meantWrong } of textsIn(content, path, false)) {
    const left = placeholders.exec(text)?.[0];
    if (left !== undefined) tell(source, where, `'${left}' is a placeholder; write the real words.`);
    for (const sum of meantWrong ? [] : falseSums(text)) tell(source, where, `The sum '${sum}' is not true.`);
  }
};

/** Single sentences: none more than half over the level's limit. */
export const checkSentences = (
  text: string,
  level: Level,
  source: Source,
  path: string,
  tell: Tell,
): void => {
  const [, most] = boundsOf[level].sentence;
  for (const sentence of sentencesOf(text)) {
    const words = countWords(sentence);
    if (words > most * 1.5) {
      const start = sentence.split(/\s+/u).slice(0, 6).join(' ');
      tell(source, path, `The sentence '${start} …' has ${words} words; at ${level} write at most ${most}.`);
    }
  }
};

/** A longer text: the average sentence length fits the level. */
export const checkAverage = (text: string, level: Level, source: Source, path: string, tell: Tell): void => {
  const [least, most] = boundsOf[level].sentence;
  const sentences = sentencesOf(text);
  if (sentences.length === 0) return;
  const average = countWords(text) / sentences.length;
  if (average > most || average < least - 2) {
    const said = average.toFixed(1);
    tell(source, path, `Sentences have ${said} words on the average; at ${level} write ${least} to ${most}.`);
  }
};
