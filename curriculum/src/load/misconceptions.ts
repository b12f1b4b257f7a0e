import type { Misconception } from '@afrolearn/learning/quizzes/questions.ts';
import { z } from 'zod';
import type { Tell } from '#findings.ts';
import type { Doc } from '#load/content.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { text } from '#yaml/values.ts';

const schema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be a name such as bulb-uses-up-current'),
  z.strictObject({ name: text, help: text }),
);

/** A `misconceptions.yaml`: mistakes by id, each with its name and advice. */
export const readMisconceptions = (file: string, files: Files, tell: Tell): readonly Doc<Misconception>[] => {
  const written = files.get(file);
  if (written === undefined) return [];
  const read = parseYaml({ file, text: written }, schema, tell);
  return Object.entries(read.value ?? {}).map(([id, { name, help }]) => ({
    source: { file, lineOf: (path) => read.lineOf(path === '' ? `${id}.name` : `${id}.${path}`) },
    content: { id, name, help },
  }));
};
