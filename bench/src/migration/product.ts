/**
 * A version of the product, run from its sources. The functions used here have the same names in both
 * versions.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sql } from './snapshot.ts';

type Database = { db: object; sql: Sql; close: () => Promise<void> };
type World = { db: object; now: () => Date };
type Person = {
  id: number;
  schoolId: number | null;
  role: 'learner';
  administrator: boolean;
  verified: boolean;
  sessionId: string;
};

export type Product = {
  readEnv: (source: Record<string, string>) => object;
  openDatabase: (env: object, say: (line: string) => void) => Promise<Database>;
  importPack: (db: object, folder: string, now: Date) => Promise<object>;
  addUser: (db: object, profile: 'school', user: object) => Promise<{ id: number } | null>;
  receiveEvents: (
    world: World,
    user: Person,
    sent: readonly object[],
  ) => Promise<{ results: { status: 'stored' | 'duplicate' | 'refused'; reason?: string }[] }>;
  claimUnit: (world: World, userId: number, unitId: number) => Promise<object>;
  pack: string;
};

export const loadProduct = async (folder: string): Promise<Product> => {
  const load = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(join(folder, 'api/src', path)).href)) as T;
  const { readEnv } = await load<Pick<Product, 'readEnv'>>('env.ts');
  const { openDatabase } = await load<Pick<Product, 'openDatabase'>>('db/open.ts');
  const { importPack } = await load<Pick<Product, 'importPack'>>('features/content/index.ts');
  const { addUser } = await load<Pick<Product, 'addUser'>>('features/accounts/index.ts');
  const { receiveEvents } = await load<Pick<Product, 'receiveEvents'>>('features/events/index.ts');
  const { claimUnit } = await load<Pick<Product, 'claimUnit'>>('features/events/claim.ts');
  const pack = join(folder, 'curriculum/dist');
  return { readEnv, openDatabase, importPack, addUser, receiveEvents, claimUnit, pack };
};

type Talk = { say: (line: string) => void; confirm: null };

/** Today's command; the first wave had none. */
export const loadRecount = async (folder: string) =>
  (
    (await import(pathToFileURL(join(folder, 'api/src/features/events/index.ts')).href)) as {
      recountCommand: (db: object, how: { argv: string[]; now: Date }, talk: Talk) => Promise<string>;
    }
  ).recountCommand;
