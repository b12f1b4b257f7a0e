import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of the built app: what is in it, what it needs, and its styles. */
export type Chunk = {
  file: string;
  name: string;
  isEntry: boolean;
  /** Sources from the folder of the web on, such as `src/app/shell.tsx`. */
  modules: readonly string[];
  imports: readonly string[];
  css: readonly string[];
};

const place = '.vite/chunks.json';

/** Writes down which source went into which file. Vite's own manifest forgets pages that share a file. */
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

/** The scripts that hold these sources, and all that those need, what is needed first. */
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
