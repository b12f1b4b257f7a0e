import { readdirSync, readFileSync } from 'node:fs';
import type { Migration } from './migrate.ts';

/** The SQL files beside this one; the build copies the folder next to the bundle. */
const folder = new URL('./migrations/', import.meta.url);

export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.replace(/\.sql$/, ''), sql: readFileSync(new URL(file, folder), 'utf8') }));
