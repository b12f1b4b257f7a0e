import {
  type People,
  type RiddleBand,
  type RiddleBook,
  type RiddleEntry,
  riddleBands,
} from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { z } from 'zod';
import type { Tell } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { checkRiddleBook, type WrittenEntry } from '#tools/check-riddles.ts';
import { parseYaml } from '#yaml/parse.ts';
import { text } from '#yaml/values.ts';

const peoples = z.record(
  z.string(),
  z.strictObject({ name: text, region: text, call: text.optional(), reply: text.optional() }),
);
const band = z.enum(riddleBands);
const collection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('riddle'),
    for: band,
    entries: z.record(
      z.string(),
      z.strictObject({
        from: text,
        ask: text,
        answer: text,
        also: z.array(text).default([]),
        why: text.optional(),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('joke'),
    for: band,
    entries: z.record(z.string(), z.strictObject({ ask: text, answer: text })),
  }),
]);

type Collection = z.output<typeof collection>;

const entriesOf = (read: Collection): readonly RiddleEntry[] => {
  const written: { band: RiddleBand } = { band: read.for };
  if (read.kind === 'joke')
    return Object.entries(read.entries).map(([id, { ask, answer }]) => ({
      id,
      kind: 'joke',
      ...written,
      ask,
      answer,
    }));
  return Object.entries(read.entries).map(([id, { from, ask, answer, also, why }]) => ({
    id,
    kind: 'riddle',
    ...written,
    people: from,
    ask,
    answer,
    also,
    ...(why === undefined ? {} : { why }),
  }));
};

/** Reads the riddles and jokes of `content/tools/jokes-riddles/`: `peoples.yaml`, and any number of collections. */
export const readRiddleBook = (folder: string, files: Files, tell: Tell): RiddleBook | undefined => {
  const inFolder = [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
  if (inFolder.length === 0) return undefined;
  const peoplesFile = `${folder}/peoples.yaml`;
  const told = parseYaml({ file: peoplesFile, text: files.get(peoplesFile) ?? '{}' }, peoples, tell);
  const known: Readonly<Record<string, People>> = told.value ?? {};
  const written = inFolder
    .filter((file) => file !== peoplesFile)
    .flatMap((file): readonly WrittenEntry[] => {
      const { value, lineOf } = parseYaml({ file, text: files.get(file) ?? '' }, collection, tell);
      if (value === undefined) return [];
      const source = { file, lineOf };
      return entriesOf(value).map((entry) => ({ source, path: `entries.${entry.id}`, entry }));
    });
  checkRiddleBook(known, { file: peoplesFile, lineOf: told.lineOf }, written, tell);
  return { peoples: known, entries: written.map(({ entry }) => entry) };
};
