import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of the build: its modules, imports and styles. */
export type Chunk = {
  file: string;
  name: string;
  isEntry: boolean;
  /** Source files relative to the folder of the web, such as `src/app/shell.tsx`. */
  modules: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
};

const place = '.vite/chunks.json';

/** Records which module is in which chunk. Vite's own manifest omits pages that share a chunk. */
export const writeChunkTable = (): Plugin => {
  let root = '';
  return {
    name: 'afrolearn-chunk-table',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle(options, bundle) {
      const chunks = Object.values(bundle).flatMap((one): Chunk[] =>
        one.type === 'asset'
          ? []
          : [
              {
                file: one.fileName,
                name: one.name,
                isEntry: one.isEntry,
                modules: one.moduleIds.map((id) => relative(root, id).replaceAll('\\', '/')),
                imports: one.imports,
                dynamicImports: one.dynamicImports,
                css: [...(one.viteMetadata?.importedCss ?? [])],
              },
            ],
      );
      const file = join(options.dir ?? '', place);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(chunks));
    },
  };
};

export const readChunkTable = (dist: string): readonly Chunk[] =>
  JSON.parse(readFileSync(join(dist, place), 'utf8')) as Chunk[];

/** The chunks with these sources and all their imports, dependencies first. */
export const chunksOf = (table: readonly Chunk[], sources: readonly string[]): readonly Chunk[] => {
  const seen = new Set<Chunk>();
  const found: Chunk[] = [];
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const next = table.find((one) => one.file === file);
      if (next !== undefined) visit(next);
    }
    found.push(chunk);
  };
  for (const source of sources) {
    const chunk = table.find(({ modules }) => modules.includes(source));
    // Not every info page has an article.
    if (chunk === undefined && source.includes('/articles/')) continue;
    if (chunk === undefined) throw new Error(`${source} is in no file of the build`);
    visit(chunk);
  }
  return found;
};
