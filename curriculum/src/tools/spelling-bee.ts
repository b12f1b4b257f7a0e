import {
  type SpellingBook,
  type SpellingLevel,
  spellingLevels,
} from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { z } from 'zod';
import type { Tell } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { checkSpellingBook, leastWordsOfLevel, type WrittenWord } from '#tools/check-spelling.ts';
import { parseYaml } from '#yaml/parse.ts';
import { text, whole } from '#yaml/values.ts';

const list = z.strictObject({
  class: whole.refine((level) => spellingLevels.some((one) => one === level), 'must be 1 to 7'),
  words: z.record(
    z.string(),
    z.strictObject({ means: text, sentence: text, parts: text.optional(), tricky: text.optional() }),
  ),
});

const people = z.record(
  z.string(),
  z.looseObject({ girls: z.array(text).default([]), boys: z.array(text).default([]) }),
);

/* A child's name is no word to spell wrong. */
const namesIn = (files: Files): ReadonlySet<string> => {
  const file = 'facts/names.yaml';
  const { value = {} } = parseYaml({ file, text: files.get(file) ?? '{}' }, people, () => undefined);
  const names = Object.values(value).flatMap(({ girls, boys }) => [...girls, ...boys]);
  return new Set(names.map((name) => name.toLowerCase()));
};

/** Reads the words of `content/tools/spelling-bee/`, one file for each class. */
export const readSpellingBook = (folder: string, files: Files, tell: Tell): SpellingBook | undefined => {
  const inFolder = [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
  if (inFolder.length === 0) return undefined;
  const written: WrittenWord[] = [];
  const levels = new Map<SpellingLevel, string>();
  for (const file of inFolder) {
    const { value, lineOf } = parseYaml({ file, text: files.get(file) ?? '' }, list, tell);
    const level = spellingLevels.find((one) => one === value?.class);
    if (value === undefined || level === undefined) continue;
    const source = { file, lineOf };
    const before = levels.get(level);
    if (before !== undefined) tell(source, 'class', `${before} is already the list of P${level}.`);
    levels.set(level, file);
    const words = Object.entries(value.words);
    if (words.length < leastWordsOfLevel)
      tell(source, 'words', `P${level} has ${words.length} words; it needs at least ${leastWordsOfLevel}.`);
    for (const [word, { means, sentence, parts, tricky }] of words)
      written.push({
        source,
        path: `words.${word}`,
        entry: {
          word,
          level,
          means,
          sentence,
          parts: (parts ?? word).split('-'),
          ...(tricky === undefined ? {} : { tricky }),
        },
      });
  }
  checkSpellingBook(written, namesIn(files), tell);
  return { words: written.map(({ entry }) => entry) };
};
