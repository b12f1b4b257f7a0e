import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';

/**
 * Caches the last good reply about a person in this device's database. Cleared at log-out, like everything
 * under `own`.
 */
type Kept<T> = { at: string; data: T };

const database = later(() => import('#offline/database.ts'));
const openDatabase = async () => (await database()).openDatabase();
export const factOf = (owner: number, question: string) => `own ${owner} ${question}` as const;
export type Fact = ReturnType<typeof factOf>;

/** Waits for an idle moment, with a limit: writing the cache must not delay reads for the page. */
const quiet = () =>
  new Promise<void>((done) => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(done);
    else requestIdleCallback(() => done(), { timeout: 1000 });
  });

/**
 * Stores nothing for a person who has logged out (promise C9): `token` is the asker's, and is gone after
 * log-out.
 */
export const keep = async (fact: Fact, data: unknown, token: string | null): Promise<void> => {
  if (token === null) return;
  const at = new Date().toISOString();
  await quiet();
  const database = await openDatabase();
  if (readLocal('token') === token) await database.put('facts', JSON.stringify({ at, data }), fact);
};

export const lastKnown = async <T>(fact: Fact): Promise<Kept<T> | null> => {
  const kept = await (await openDatabase()).get('facts', fact);
  return typeof kept === 'string' ? (JSON.parse(kept) as Kept<T>) : null;
};
