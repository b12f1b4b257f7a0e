import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { openTools } from '@afrolearn/learning/tools/registry.ts';

export type Budgets = {
  html: number;
  /** A page of the app, with its embedded style sheets. */
  page: number;
  js: number;
  /** The part shared by the pages after the first one. */
  shared: number;
  area: number;
  /** A study tool: its own file. */
  tool: number;
  language: number;
  /** In bytes: a smaller script or style sheet must be merged into another file. */
  smallestFile: number;
};
/** Must lie between `least` and `limit`. */
export type Weight = { what: string; bytes: number; limit: number; least?: number };

type PageTable = { shells: Record<string, { file: string }> };
type Chunk = { file: string; name: string; css: string[]; isEntry: boolean };

const kilobyte = 1024;

/** The files that the first page references: its script and the preloaded ones. */
export const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
      const isScript = /type="module"/.test(tag) || /rel="modulepreload"/.test(tag);
      const address = /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1];
      return isScript && address !== undefined ? [address] : [];
    }),
  ),
];

/** Weighs a built web app, gzipped as a server without brotli would send it. */
export const weigh = (dist: string, budgets: Budgets): Weight[] => {
  const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipped(file), 0);
  const scripts = scriptsOf(readFileSync(join(dist, 'index.html'), 'utf8'));
  if (scripts.length === 0) throw new Error('index.html names no script: this measures nothing');
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8')) as Chunk[];
  // The texts of several features in one language are one file, which the build names after the language.
  const ofLanguage = new RegExp(`^(?:${languageCodes.join('|')})-`);
  const languages = chunks
    .filter(({ name }) => ofLanguage.test(name))
    .map(({ file, name }) => ({
      what: `language: ${name}`,
      bytes: gzipped(file),
      limit: budgets.language * kilobyte,
    }));
  if (languages.length < languageCodes.length - 1)
    throw new Error('The build names too few languages: this measures nothing');
  const forgotten = openTools.filter((tool) => !chunks.some(({ name }) => name === `tool-${tool}`));
  if (forgotten.length > 0) throw new Error(`Not in a file of its own: ${forgotten.join(', ')}`);
  const limitOf = (name: string): number => {
    if (name === 'app') return budgets.shared;
    return name.startsWith('tool-') ? budgets.tool : budgets.area;
  };
  const areas = chunks
    .filter(({ file, name }) => !scripts.includes(file) && !ofLanguage.test(name))
    .map(({ file, name }) => ({
      what: `area: ${name}`,
      bytes: gzipped(file),
      limit: limitOf(name) * kilobyte,
    }));
  if (areas.length < 10) throw new Error('The build has hardly any area: this measures nothing');
  const { shells } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageTable;
  const pages = Object.entries(shells).map(([path, { file }]) => ({
    what: `page: ${path}, HTML with its CSS`,
    bytes: gzipped(file),
    limit: budgets.page * kilobyte,
  }));
  if (pages.length < 10) throw new Error('The build has hardly any page: this measures nothing');
  const files = chunks.flatMap(({ file, css, name }) => [file, ...css].map((one) => ({ file: one, name })));
  const alone = files.map(({ file, name }) => ({
    what: `travels alone: ${name}${file.endsWith('.css') ? ' (styles)' : ''}`,
    bytes: statSync(join(dist, file)).size,
    limit: Number.POSITIVE_INFINITY,
    least: budgets.smallestFile,
  }));
  return [
    { what: 'first visit: HTML with its CSS', bytes: gzipped('index.html'), limit: budgets.html * kilobyte },
    { what: `first visit: JS in ${scripts.length} files`, bytes: sum(scripts), limit: budgets.js * kilobyte },
    ...[...languages, ...areas, ...pages].sort(
      (one, other) => other.bytes / other.limit - one.bytes / one.limit,
    ),
    ...alone,
  ];
};

export const isWrong = ({ bytes, limit, least = 0 }: Weight): boolean => bytes > limit || bytes < least;
