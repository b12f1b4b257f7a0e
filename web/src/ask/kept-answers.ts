import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';

/** The last good answers about a person, in this device's database. Forgotten at log out, as all under `own` is. */
type Kept<T> = { at: string; data: T };

const database = later(() => import('#offline/database.ts'));
const openDatabase = async () => (await database()).openDatabase();
export const factOf = (owner: number, question: string) => `own ${owner} ${question}` as const;
export type Fact = ReturnType<typeof factOf>;

/** A moment without work, at the latest soon: what is read for a page does not wait for what is written of it. */
const quiet = () =>
  new Promise<void>((done) => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(done);
    else requestIdleCallback(() => done(), { timeout: 1000 });
  });

/**
 * Nothing is kept for who has left by then (promise C9): `token` is that of who asked, and whoever logs out while an answer is
 * under way has none any more when it comes.
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
