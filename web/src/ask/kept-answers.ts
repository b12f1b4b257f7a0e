import { later } from '#lib/lazy.tsx';

/** The last good answers about a person, in this device's database. Forgotten at log out, as all under `own` is. */
type Kept<T> = { at: string; data: T };

const database = later(() => import('#offline/database.ts'));
const openDatabase = async () => (await database()).openDatabase();
export const factOf = (owner: number, question: string) => `own ${owner} ${question}` as const;
export type Fact = ReturnType<typeof factOf>;

export const keep = async (fact: Fact, data: unknown): Promise<void> => {
  const kept = JSON.stringify({ at: new Date().toISOString(), data });
  await (await openDatabase()).put('facts', kept, fact);
};

export const lastKnown = async <T>(fact: Fact): Promise<Kept<T> | null> => {
  const kept = await (await openDatabase()).get('facts', fact);
  return typeof kept === 'string' ? (JSON.parse(kept) as Kept<T>) : null;
};
