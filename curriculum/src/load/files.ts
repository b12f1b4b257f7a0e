import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of every content file by path relative to the content folder, always with `/`. */
export type Files = ReadonlyMap<string, string>;

const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

/** Normalises line ends, so that a pack has the same bytes on every system. */
export const readFiles = (root: string): Files => {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .sort();
  return new Map(
    paths.map((path) => [path, readFileSync(join(root, path), 'utf8').replace(/\r\n?/gu, '\n')]),
  );
};
