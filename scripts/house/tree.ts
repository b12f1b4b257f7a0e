/** The project on the disk: the files that git would track, found without git. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export type SourceFile = { readonly path: string; readonly source: string };

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Our .gitignore knows three kinds of line: a folder or file by name, a path, and `*.ending`. */
const ignored = read('.gitignore')
  .split('\n')
  .map((line) => line.trim().replace(/\/$/, ''))
  .filter((line) => line !== '' && !line.startsWith('#'));

export const isIgnored = (path: string): boolean =>
  ignored.some((line) => {
    if (line.startsWith('*')) return path.endsWith(line.slice(1));
    if (line.includes('/')) return path === line || path.startsWith(`${line}/`);
    return path.split('/').includes(line);
  });

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = join(folder, entry.name);
    const path = relative(root, absolute).split(sep).join('/');
    if (entry.name === '.git' || isIgnored(path)) return [];
    if (entry.isDirectory()) return walk(absolute);
    return entry.isFile() ? [path] : [];
  });

/** Every file of the project, with forward slashes, sorted. */
export const allFiles: readonly string[] = walk(root).sort();

const isCode = (path: string): boolean => /\.(?:ts|tsx|mts|mjs|js)$/.test(path);

let code: readonly SourceFile[] | null = null;

/** All program text, for the rules that read it. Read once, so that what is cached by file object is found again. */
export const allCode = (): readonly SourceFile[] => {
  code ??= allFiles.filter(isCode).map((path) => ({ path, source: read(path) }));
  return code;
};

/** A test, or something that only tests use. */
export const isTest = (path: string): boolean =>
  /\.(?:test|spec|bench)\.\w+$|\/(?:testing|promises)\//.test(path);
