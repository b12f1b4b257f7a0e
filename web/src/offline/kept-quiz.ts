/** A quiz under way, kept on the device: whoever closes the app finds it as they left it (promise R8). */
import { openDatabase } from './database.ts';
import { unseal } from './sealed.ts';

const keyOf = (owner: number, item: string) => `quiz ${owner} ${item}` as const;

export const keepQuiz = async (owner: number, item: string, state: unknown): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(state), keyOf(owner, item)), change.done]);
};

export const dropQuiz = async (owner: number, item: string): Promise<void> =>
  (await openDatabase()).delete('facts', keyOf(owner, item));

export const keptQuiz = async (owner: number, item: string): Promise<unknown> => {
  // Who has just come back may look before their things are unpacked.
  await unseal(owner).catch(() => undefined);
  const kept = await (await openDatabase()).get('facts', keyOf(owner, item));
  return typeof kept === 'string' ? JSON.parse(kept) : null;
};
