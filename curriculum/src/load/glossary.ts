import type { KeyTerm } from '@afrolearn/learning/lessons/lesson.ts';
import { z } from 'zod';
import type { Tell } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { text } from '#yaml/values.ts';

const schema = z.record(z.string(), z.strictObject({ means: text, sw: z.exactOptional(text) }));

/** A unit's `glossary.yaml`: words used by several lessons, each explained once. */
export const readGlossary = (file: string, files: Files, tell: Tell): ReadonlyMap<string, KeyTerm> => {
  const read = parseYaml({ file, text: files.get(file) ?? '{}' }, schema, tell);
  return new Map(
    Object.entries(read.value ?? {}).map(([term, { means, sw }]) => [
      term,
      { term, meaning: means, ...(sw === undefined ? {} : { sw }) },
    ]),
  );
};
