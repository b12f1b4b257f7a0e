import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The text of every content file by its path from the content folder, with `/` on every system. */
export type Files = ReadonlyMap<string, string>;

const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'));

/** Line ends are made the same here, so that a pack has the same bytes wherever it is made. */
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
