/** Runs the server from its sources inside the bench process, with its own database and clock and no port. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './built-server.ts';
import type { Sql } from './migration/snapshot.ts';

export type Db = object;
export type App = {
  inject: (ask: object) => Promise<{ statusCode: number; body: string }>;
  close: () => Promise<void>;
};

export const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(root, 'api/src', path)).href)) as T;

export const { readEnv } = await load<{ readEnv: (source: Record<string, string>) => object }>('env.ts');
export const { openDatabase } = await load<{
  openDatabase: (env: object, say: () => void) => Promise<{ db: Db; sql: Sql; close: () => Promise<void> }>;
}>('db/open.ts');
export const { buildApp } = await load<{ buildApp: (options: object) => Promise<App> }>('app.ts');
export const { newSession } = await load<{
  newSession: (db: Db, user: { id: number; role: string }, now: Date) => Promise<string>;
}>('features/accounts/index.ts');
