import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compress.ts';
import { critical } from './critical.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Prerendered = { path: string; title: string; description: string; html: string; modules: string[] };
type PrerenderModule = { routePaths: string[]; renderPages: () => Promise<Prerendered[]> };

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => hashOf(code ?? ''));

const plain = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/* What the HTML parser does not need; hydration does not look at it. */
const slim = (html: string) =>
  html.replaceAll(' data-discover="true"', '').replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** The CSS files a source module needs, through its static imports, entry first. */
const cssOf = (manifest: Record<string, Chunk>, sources: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (key: string) => {
    for (const next of manifest[key]?.imports ?? []) visit(next);
    for (const file of manifest[key]?.css ?? []) found.add(file);
  };
  for (const source of sources) visit(source);
  return [...found];
};

const filesOf = (manifest: Record<string, Chunk>, source: string): string[] => {
  const chunk = manifest[source];
  return chunk === undefined
    ? []
    : [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next))];
};

/**
 * Writes the public pages as finished HTML with the CSS of the first paint inside, so that it needs one request.
 * The whole style sheets follow at the end of the body, where they hold nothing up.
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
      const { routePaths, renderPages } = (await import(
        pathToFileURL(join(ssrFolder, 'prerender.js')).href
      )) as PrerenderModule;
      const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
        string,
        Chunk
      >;
      const template = readFileSync(join(outDir, 'index.html'), 'utf8');
      const pages: Record<string, unknown> = {};

      writeFileSync(join(outDir, 'app.html'), template);
      for (const page of await renderPages()) {
        const css = cssOf(manifest, ['index.html', ...page.modules]);
        const sheets = css.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('\n');
        const style = critical(sheets, page.html);
        const entryFiles = new Set(filesOf(manifest, 'index.html'));
        const preloads = page.modules
          .flatMap((module) => filesOf(manifest, module))
          .filter((file, index, all) => !entryFiles.has(file) && all.indexOf(file) === index);
        const head = [
          `<title>${plain(page.title)}</title>`,
          `<meta name="description" content="${plain(page.description)}">`,
          `<style>${style}</style>`,
          ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
        ].join('\n');
        const whole = css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n');
        const html = template
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(/\n\s+/g, '\n')
          .replace('<title>AfroLearn</title>', () => head)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-prerendered>${slim(page.html)}</div>\n${whole}`,
          );
        if (/\sstyle="/.test(page.html))
          throw new Error(`${page.path}: a style attribute would be blocked by our policy`);
        const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
        mkdirSync(dirname(join(outDir, file)), { recursive: true });
        writeFileSync(join(outDir, file), html);
        pages[page.path] = { file, scripts: inlineScripts(html), styles: [hashOf(style)] };
      }
      const app = { file: 'app.html', scripts: inlineScripts(template), styles: [] };
      writeFileSync(join(outDir, 'pages.json'), JSON.stringify({ routes: routePaths, pages, app }));
      rmSync(ssrFolder, { recursive: true });
      compressFiles(outDir);
    },
  };
};
