/** The scene at which a lesson was left, stored on the device, with the scenes already seen. */
import { openDatabase } from './database.ts';
import { unseal } from './sealed.ts';

const keyOf = (owner: number, lesson: string) => `place ${owner} ${lesson}` as const;

export const keepPlace = async (owner: number, lesson: string, place: unknown): Promise<void> => {
  await (await openDatabase()).put('facts', JSON.stringify(place), keyOf(owner, lesson));
};

/** The entries with a stored place on this device. */
export const begunHere = async (owner: number): Promise<ReadonlySet<string>> => {
  const start = keyOf(owner, '');
  const keys = await (await openDatabase()).getAllKeys('facts', IDBKeyRange.bound(start, `${start}\uffff`));
  return new Set(keys.map((key) => key.slice(start.length)));
};

export const dropPlace = async (owner: number, lesson: string): Promise<void> =>
  (await openDatabase()).delete('facts', keyOf(owner, lesson));

export const keptPlace = async (owner: number, lesson: string): Promise<unknown> => {
  // Right after signing in, the person's sealed data may not be restored yet.
  await unseal(owner).catch(() => undefined);
  const kept = await (await openDatabase()).get('facts', keyOf(owner, lesson));
  return typeof kept === 'string' ? JSON.parse(kept) : null;
};
