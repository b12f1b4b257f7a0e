import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { z } from 'zod';

/** The pack on disk. Errors name the invalid file. */
export class PackError extends Error {}

const Lesson = z.object({
  n: z.int(),
  title: z.string(),
  faith: z.enum(['shared', 'christian', 'islamic']).optional(),
});
const Words = z.partialRecord(z.enum(languageCodes), z.string());
const Home = z.object({
  mistakes: z.record(
    z.string(),
    z.partialRecord(z.enum(languageCodes), z.object({ does: z.string(), helps: z.string() })),
  ),
  lessons: z.record(z.string(), Words),
});
const Unit = z.object({
  id: z.int(),
  key: z.string(),
  title: z.string(),
  about: z.string(),
  subjectId: z.int(),
  gradeId: z.int().nullable(),
  order: z.int(),
  level: z.string(),
  term: z.int().nullable(),
  strand: z.string().nullable(),
  theme: z.string().nullable(),
  basis: z.string().nullable(),
  topics: z.array(z.string()),
  lessons: z.array(Lesson),
  written: z.array(z.string()),
  readingTitles: z.record(z.string(), z.string()),
  /* Older packs have no family texts. */
  home: Home.default({ mistakes: {}, lessons: {} }),
});
export type PackedUnit = z.infer<typeof Unit>;

const Catalogue = z.object({ units: z.array(Unit) });
const Drawings = z.array(
  z.object({ name: z.string(), kind: z.string(), title: z.string(), svg: z.string() }),
);
const Manifest = z.object({
  hash: z.string(),
  gradeId: z.int().nullable(),
  subjectId: z.int(),
  bytes: z.int(),
  items: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      unitId: z.int(),
      title: z.string(),
      hash: z.string(),
      bytes: z.int(),
      /* Packs older than downloads have none. */
      compressed: z.int().optional(),
    }),
  ),
});

const Pack = z.object({
  format: z.literal(1),
  hash: z.string(),
  catalogue: z.object({ file: z.string() }),
  drawings: z.object({ file: z.string(), hash: z.string() }),
  /* Packs older than study tools have none. */
  tools: z.array(z.object({ tool: z.string(), file: z.string(), hash: z.string() })).default([]),
  manifests: z.array(z.object({ file: z.string(), hash: z.string() })),
});
/* The checker validated the content; this only checks that the file is the expected entry. */
const Item = z.object({
  hash: z.string(),
  content: z.looseObject({ id: z.string(), type: z.enum(['video', 'reading', 'quiz']), unitId: z.int() }),
});

const faultIn = (file: string, why: string) => new PackError(`curriculum pack: ${file}: ${why}`);

const readJson = (folder: string, file: string, readText: (path: string) => string): unknown => {
  try {
    return JSON.parse(readText(join(folder, file)));
  } catch (error) {
    throw faultIn(file, error instanceof Error ? error.message : String(error));
  }
};

const fit = <T>(file: string, json: unknown, schema: z.ZodType<T>): T => {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw faultIn(file, `${issue?.path.join('.')}: ${issue?.message}`);
};

/** Keys are sorted in the pack, so re-serialising gives the same hash. */
const hashOfJson = (json: unknown): string => createHash('sha256').update(JSON.stringify(json)).digest('hex');

/** A lazily read pack: a known pack reads only its first file. */
export const openPack = (folder: string, readText = (path: string) => readFileSync(path, 'utf8')) => {
  const read = <T>(file: string, schema: z.ZodType<T>): T =>
    fit(file, readJson(folder, file, readText), schema);
  const { hash, catalogue, drawings, tools, manifests } = read('pack.json', Pack);
  return {
    hash,
    manifests,
    units: (): PackedUnit[] => read(catalogue.file, Catalogue).units,
    drawingsHash: drawings.hash,
    drawings: () => read(drawings.file, Drawings),
    manifest: (file: string) => read(file, Manifest),
    tools,
    /** The data of a study tool. The curriculum's checker has validated its fields. */
    toolContent: (file: string, expected: string): ToolContents[ToolWithContent] => {
      const json = readJson(folder, file, readText);
      if (hashOfJson(json) !== expected) throw faultIn(file, 'it is not of this pack');
      return json as ToolContents[ToolWithContent];
    },
    /** The content for a manifest's hash: another version or a truncated file is rejected. */
    content: (id: string, expected: string): EntryContent => {
      const file = `items/${id}.json`;
      const json = readJson(folder, file, readText);
      const { content } = fit(file, json, Item);
      if (content.id !== id) throw faultIn(file, `it holds ${content.id}`);
      if (hashOfJson((json as { content: unknown }).content) !== expected)
        throw faultIn(file, 'it is not of this pack');
      return content as unknown as EntryContent;
    },
  };
};
export type PackFolder = ReturnType<typeof openPack>;
