import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@afrolearn/learning/lessons/lesson.ts';
import { z } from 'zod';

/** The packed curriculum as it lies on disk. A file that is not as it should be names itself. */
export class PackError extends Error {}

const Lesson = z.object({
  n: z.int(),
  title: z.string(),
  faith: z.enum(['shared', 'christian', 'islamic']).optional(),
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
});
export type PackedUnit = z.infer<typeof Unit>;

const Catalogue = z.object({ units: z.array(Unit) });
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
    }),
  ),
});
export type PackedManifest = z.infer<typeof Manifest> & { file: string };

const Pack = z.object({
  format: z.literal(1),
  hash: z.string(),
  catalogue: z.object({ file: z.string() }),
  manifests: z.array(z.object({ file: z.string(), hash: z.string() })),
});
/* The checker has looked at every field of the content; here only that it is the item it says it is. */
const Item = z.object({
  hash: z.string(),
  content: z.looseObject({ id: z.string(), type: z.enum(['video', 'reading', 'quiz']), unitId: z.int() }),
});

const read = <T>(folder: string, file: string, schema: z.ZodType<T>): T => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new PackError(
      `curriculum pack: ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PackError(`curriculum pack: ${file}: ${issue?.path.join('.')}: ${issue?.message}`);
};

export const readPack = (folder: string) => read(folder, 'pack.json', Pack);
export const readCatalogue = (folder: string, file: string) => read(folder, file, Catalogue);
export const readManifest = (folder: string, file: string): PackedManifest => ({
  ...read(folder, file, Manifest),
  file,
});

export const readItem = (folder: string, id: string): { hash: string; content: Content } => {
  const { hash, content } = read(folder, `items/${id}.json`, Item);
  if (content.id !== id) throw new PackError(`curriculum pack: items/${id}.json: it holds ${content.id}`);
  return { hash, content: content as unknown as Content };
};
