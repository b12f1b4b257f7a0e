import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { PackFiles } from '#pack/pack.ts';

/**
 * Writes changed files and deletes stale ones; `pack.json` last, so that it never refers to missing files.
 */
export const writePack = (files: PackFiles, folder: string): { written: number; removed: number } => {
  mkdirSync(folder, { recursive: true });
  const names = [...files.keys()].sort((a, b) => Number(a === 'pack.json') - Number(b === 'pack.json'));
  let written = 0;
  for (const name of names) {
    const path = join(folder, name);
    const text = files.get(name) ?? '';
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    written++;
  }
  const old = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !files.has(name));
  for (const name of old) rmSync(join(folder, name));
  return { written, removed: old.length };
};
