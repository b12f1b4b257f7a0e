/** Builds the service worker with the list of the files that it stores. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { AppFiles } from '../src/worker/files.ts';
import { type Chunk, chunksOf } from './chunk-table.ts';

/** The sources of the pages of a role, and of those that it cannot open. */
export type OfflineSources = { own: readonly string[]; foreign: readonly string[] };

const translation = /^src\/messages\/[\w-]+\/(?!en\.)(?<language>\w+)\.ts$/;

/** The language of a chunk that holds only the texts of one language; undefined for other chunks. */
const languageOf = ({ modules }: Chunk): string | null => {
  const [first = '', ...others] = modules.map((path) => translation.exec(path)?.groups?.['language'] ?? '');
  return first !== '' && others.every((one) => one === first) ? first : null;
};

/**
 * These chunks, and those that their code may load later, except pages of other roles. The first script could load
 * every page, so of its lazy chunks only texts are added.
 */
const withLater = (
  table: readonly Chunk[],
  own: readonly Chunk[],
  foreign: readonly Chunk[],
): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const chunksIn = (files: readonly string[]) => table.filter(({ file }) => files.includes(file));
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunksIn(chunk.imports)) visit(next);
    for (const next of chunksIn(chunk.dynamicImports))
      if (languageOf(next) !== null || !(chunk.isEntry || foreign.includes(next))) visit(next);
  };
  for (const chunk of own) visit(chunk);
  return [...found];
};

const pathsOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ file, css }) => [file, ...css]).map((file) => `/${file}`)),
];

export const appFilesOf = (
  outDir: string,
  table: readonly Chunk[],
  sources: Readonly<Record<string, OfflineSources>>,
): AppFiles => {
  const always = pathsOf(chunksOf(table, ['src/main.tsx', 'src/app/sync/person-sync.tsx']));
  const chunksByRole = Object.entries(sources).map(([role, { own, foreign }]) => {
    const [theirs, others] = [chunksOf(table, own), chunksOf(table, foreign)];
    const chunks = withLater(
      table,
      theirs,
      others.filter((chunk) => !theirs.includes(chunk)),
    );
    return [role, chunks] as const;
  });
  const filesIn = (language: string | null, chunks: readonly Chunk[]) =>
    pathsOf(chunks.filter((chunk) => languageOf(chunk) === language)).filter(
      (path) => !always.includes(path),
    );
  const languages = new Set(table.flatMap((chunk) => languageOf(chunk) ?? []));
  return {
    version: createHash('sha256')
      .update(readFileSync(join(outDir, 'app.html')))
      .digest('base64url')
      .slice(0, 12),
    always,
    byRole: Object.fromEntries(chunksByRole.map(([role, chunks]) => [role, filesIn(null, chunks)])),
    texts: Object.fromEntries(
      chunksByRole.map(([role, chunks]) => [
        role,
        Object.fromEntries([...languages].map((language) => [language, filesIn(language, chunks)])),
      ]),
    ),
    all: readdirSync(join(outDir, 'assets')).map((name) => `/assets/${name}`),
  };
};

export const writeWorker = async (root: string, outDir: string, files: AppFiles): Promise<void> => {
  const bundle = await rolldown({
    input: join(root, 'src/worker/worker.ts'),
    platform: 'browser',
    transform: {
      target: 'es2021',
      define: { __APP_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    },
  });
  await bundle.write({ file: join(outDir, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
};
