import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';

export type Budgets = { html: number; js: number; route: number; tool: number; language: number };
export type Weight = { what: string; bytes: number; limit: number };

type Chunk = { file: string; name?: string; src?: string; css?: string[]; isDynamicEntry?: boolean };

const kilobyte = 1024;

/** What the first page names itself: its script and what it asks the browser to fetch with it. */
export const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
      const isScript = /type="module"/.test(tag) || /rel="modulepreload"/.test(tag);
      const address = /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1];
      return isScript && address !== undefined ? [address] : [];
    }),
  ),
];

const budgetOf = (source: string, budgets: Budgets): { kind: string; limit: number } => {
  if (source.startsWith('src/tools/')) return { kind: 'tool', limit: budgets.tool };
  return { kind: 'route', limit: budgets.route };
};

/** Weighs a built web app, gzipped as a server without brotli would send it. */
export const weigh = (dist: string, budgets: Budgets): Weight[] => {
  const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipped(file), 0);
  const scripts = scriptsOf(readFileSync(join(dist, 'index.html'), 'utf8'));
  if (scripts.length === 0) throw new Error('index.html names no script: this measures nothing');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  // The texts of several features in one language are one file, which the build names after the language.
  const ofLanguage = new RegExp(`^(?:${languageCodes.join('|')})-`);
  const languages = Object.values(manifest)
    .filter(({ name = '' }) => ofLanguage.test(name))
    .map(({ file, name = '' }) => ({
      what: `language: ${name}`,
      bytes: gzipped(file),
      limit: budgets.language * kilobyte,
    }));
  if (languages.length < languageCodes.length - 1)
    throw new Error('The manifest names too few languages: this measures nothing');
  const parts = Object.values(manifest)
    .filter(({ isDynamicEntry }) => isDynamicEntry === true)
    .map(({ file, src = file, css = [] }) => {
      const { kind, limit } = budgetOf(src, budgets);
      return { what: `${kind}: ${src}`, bytes: sum([file, ...css]), limit: limit * kilobyte };
    });
  if (parts.length < 10) throw new Error('The manifest names hardly any route: this measures nothing');
  return [
    { what: 'first visit: HTML with its CSS', bytes: gzipped('index.html'), limit: budgets.html * kilobyte },
    { what: `first visit: JS in ${scripts.length} files`, bytes: sum(scripts), limit: budgets.js * kilobyte },
    ...[...languages, ...parts].sort((one, other) => other.bytes / other.limit - one.bytes / one.limit),
  ];
};

export const tooHeavy = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ bytes, limit }) => bytes > limit);
