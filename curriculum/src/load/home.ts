import type { HomeMistake, HomeTask } from '@afrolearn/learning/growth/home-texts.ts';
import { z } from 'zod';
import type { Source, Tell } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { text } from '#yaml/values.ts';

const worry = z.strictObject({ does: text, helps: text });
const schema = z.strictObject({
  mistakes: z.record(z.string(), z.strictObject({ en: worry, sw: worry, fr: worry, lg: worry })).default({}),
  lessons: z.record(z.string(), z.strictObject({ sw: text, fr: text, lg: text })).default({}),
});

export type HomeDoc = {
  readonly source: Source;
  readonly mistakes: ReadonlyMap<string, HomeMistake>;
  readonly lessons: ReadonlyMap<string, HomeTask>;
};

/** A `home.yaml`: family texts about mistakes and lessons, in all languages or none. */
export const readHome = (file: string, files: Files, tell: Tell): HomeDoc => {
  const read = parseYaml({ file, text: files.get(file) ?? '{}' }, schema, tell);
  return {
    source: { file, lineOf: read.lineOf },
    mistakes: new Map(Object.entries(read.value?.mistakes ?? {})),
    lessons: new Map(Object.entries(read.value?.lessons ?? {})),
  };
};
