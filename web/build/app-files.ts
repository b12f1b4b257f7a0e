/** Builds the service worker with the list of the files that it stores. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { AppFiles } from '../src/worker/files.ts';
import { type Chunk, chunksOf } from './chunk-table.ts';

/** The sources of the pages of a role, and of those that it cannot open. */
export type OfflineSources = { own: readonly string[]; foreign: readonly string[] };

const isTranslation = ({ modules }: Chunk): boolean =>
  modules.length > 0 && modules.every((path) => /^src\/messages\/[\w-]+\/(?!en\.)\w+\.ts$/.test(path));

/** These chunks, and what their code loads later, except pages of other roles. The first script would load every page. */
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
    if (chunk.isEntry) return;
    for (const next of chunksIn(chunk.dynamicImports))
      if (!isTranslation(next) && !foreign.includes(next)) visit(next);
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
  const byRole = Object.fromEntries(
    Object.entries(sources).map(([role, { own, foreign }]) => {
      const [theirs, others] = [chunksOf(table, own), chunksOf(table, foreign)];
      const chunks = withLater(
        table,
        theirs,
        others.filter((chunk) => !theirs.includes(chunk)),
      );
      return [role, pathsOf(chunks).filter((path) => !always.includes(path))];
    }),
  );
  return {
    version: createHash('sha256')
      .update(readFileSync(join(outDir, 'app.html')))
      .digest('base64url')
      .slice(0, 12),
    always,
    byRole,
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
