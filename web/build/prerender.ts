import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { appFilesOf, type OfflineSources, writeWorker } from './app-files.ts';
import { type Chunk, chunksOf, readChunkTable } from './chunk-table.ts';
import { compressFiles } from './compress.ts';
import { critical } from './critical.ts';
import { type DeviceDatabase, earlyScript, type KindFiles } from './early-script.ts';
import { mostInside, type Sheet, sheetTags } from './page-sheets.ts';

type Prerendered = { path: string; title: string; description: string; html: string; modules: string[] };
type FirstLook = { path: string; html: string; style: string; modules: string[]; early: string[] } & {
  database: DeviceDatabase;
};
type PrerenderModule = {
  routePaths: string[];
  openPaths: string[];
  offlineSources: () => Record<string, OfflineSources>;
  renderPages: () => Promise<Prerendered[]>;
  renderShells: () => Promise<FirstLook[]>;
};

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => hashOf(code ?? ''));

/* Each request of a page counts on a cold cache, and this icon is only 450 bytes. */
const withIconInside = (html: string, icon: string) =>
  html.replace('href="/icon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);

const plain = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/* The HTML parser does not need it, and hydration ignores it. */
const slim = (html: string) => html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** Sources that some visitors of a page need in addition, by the key of `early-script.ts`. */
const besides: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/dashboard': { young: ['src/features/dashboard/young/young-home.tsx'] },
  '/lesson/:id': {
    l: ['src/features/lesson/video/video-media.tsx', 'src/features/lesson/around/lesson-list.tsx'],
    r: ['src/features/lesson/reading/reading-media.tsx', 'src/features/lesson/around/lesson-list.tsx'],
    q: ['src/features/lesson/quiz/quiz-media.tsx'],
  },
};

const kindFiles = (table: readonly Chunk[], chunks: readonly Chunk[], path: string): KindFiles =>
  Object.fromEntries(
    Object.entries(besides[path] ?? {}).map(([kind, sources]) => {
      const more = chunksOf(table, sources).filter((chunk) => !chunks.includes(chunk));
      return [kind, { scripts: more.map(({ file }) => file), styles: more.flatMap(({ css }) => css) }];
    }),
  );

/**
 * Writes the public pages as finished HTML with the critical CSS inlined, so that the first paint needs one request.
 * The full style sheets follow at the end of the body, where they block nothing.
 */
export const prerender = (): Plugin => {
  let root = '';
  let outDir = '';
  return {
    name: 'afrolearn-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        root,
        logLevel: 'error',
        build: { ssr: 'src/prerender.tsx', rolldownOptions: { output: { entryFileNames: 'prerender.js' } } },
      });
      const ssrFolder = join(outDir, '.prerender');
      const { routePaths, openPaths, offlineSources, renderPages, renderShells } = (await import(
        pathToFileURL(join(ssrFolder, 'prerender.js')).href
      )) as PrerenderModule;
      const table = readChunkTable(outDir);
      const template = readFileSync(join(outDir, 'index.html'), 'utf8')
        .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replace(/\n\s+/g, '\n');
      const icon = readFileSync(join(outDir, 'icon.svg'), 'utf8').trim();
      const files = (modules: readonly string[]) => {
        const chunks = chunksOf(table, ['src/main.tsx', ...modules]);
        const sheets = [...new Set(chunks.flatMap(({ css }) => css))].map(
          (file): Sheet => ({
            file,
            text: readFileSync(join(outDir, file), 'utf8').trim(),
          }),
        );
        const preloads = chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => file);
        return { chunks, sheets, preloads };
      };
      /* The critical CSS is in the head. The full style sheets follow at the end, where they block nothing. */
      const write = (
        file: string,
        path: string,
        parts: { head: string[]; root: string; html: string; sheets: Sheet[]; more?: string },
      ) => {
        if (/\sstyle="/.test(parts.html))
          throw new Error(`${path}: a style attribute would be blocked by our policy`);
        const all = [...parts.sheets.map(({ text }) => text), parts.more ?? ''].join('\n');
        const style = critical(all, parts.html);
        const isApp = parts.root === '';
        const { tags, inside } = sheetTags(parts.sheets, isApp ? mostInside : 0);
        const html = (isApp ? withIconInside(template, icon) : template)
          .replace('<title>AfroLearn</title>', () => [...parts.head, `<style>${style}</style>`].join('\n'))
          .replace(
            '<div id="root"></div>',
            () => `<div id="root"${parts.root}>${slim(parts.html)}</div>\n${tags.join('\n')}`,
          );
        mkdirSync(dirname(join(outDir, file)), { recursive: true });
        writeFileSync(join(outDir, file), html);
        return { file, scripts: inlineScripts(html), styles: [style, ...inside].map(hashOf) };
      };
      const preload = (file: string) => `<link rel="modulepreload" href="/${file}">`;
      const pages: Record<string, unknown> = {};
      for (const { path, title, description, html, modules } of await renderPages()) {
        const { sheets, preloads } = files(modules);
        const head = [
          `<title>${plain(title)}</title>`,
          `<meta name="description" content="${plain(description)}">`,
          ...preloads.map(preload),
        ];
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
        pages[path] = write(file, path, {
          head,
          root: ' data-prerendered',
          html,
          sheets,
        });
      }
      const shells: Record<string, unknown> = {};
      for (const { path, html, style, modules, early, database } of await renderShells()) {
        const { chunks, sheets, preloads } = files(modules);
        const kinds = kindFiles(table, chunks, path);
        const head = [
          '<title>AfroLearn</title>',
          `<script>${earlyScript(path, early, kinds, database)}</script>`,
          ...preloads.map(preload),
        ];
        const file = `shells${path.replaceAll(':', '')}.html`;
        shells[path] = write(file, path, {
          head,
          root: '',
          html,
          sheets,
          more: style,
        });
      }
      const { sheets, preloads } = files([]);
      const app = write('app.html', 'app', {
        head: ['<title>AfroLearn</title>', ...preloads.map(preload)],
        root: '',
        html: '',
        sheets,
      });
      writeFileSync(
        join(outDir, 'pages.json'),
        JSON.stringify({ routes: routePaths, open: openPaths, pages, shells, app }),
      );
      await writeWorker(root, outDir, appFilesOf(outDir, table, offlineSources()));
      rmSync(ssrFolder, { recursive: true });
      compressFiles(outDir);
    },
  };
};
