/**
 * At log out, a person's local keys are sealed here under their id, and restored at their next log-in (promise C9).
 * The keys themselves are cleared before. If this store fails, their values are lost: the notes are with the account,
 * and hiding data from the next child matters more than a remembered tab.
 */
import { type FactKey, factTable } from '#lib/device/keys.ts';
import { returnLocal } from '#lib/device/return-local.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from './database.ts';

/* Runs one at a time, so that a person who comes back at once finds the data that was just sealed. */
let line: Promise<unknown> = Promise.resolve();
const inLine = (act: () => Promise<void>): Promise<void> => {
  const mine = line.then(act);
  line = mine.catch(() => undefined);
  return mine;
};

const keyOf = (owner: number) => `sealed ${owner}` as const;

/** The facts of one owner by their prefix: `quiz 71 u400-q1`, `own 71 stats`. */
const factsOf = (kind: string, owner: number): IDBKeyRange =>
  IDBKeyRange.bound(`${kind} ${owner} `, `${kind} ${owner} \uffff`);
const kindsThatAre = (fate: 'cleared' | 'sealed') =>
  Object.entries(factTable).flatMap(([kind, { atLogout }]) => (atLogout === fate ? [kind] : []));
const isFact = (key: string, owner: number): key is FactKey =>
  kindsThatAre('sealed').some((kind) => key.startsWith(`${kind} ${owner} `));

type Sealed = Record<string, string>;
const unpacked = (kept: unknown): Sealed => (typeof kept === 'string' ? JSON.parse(kept) : {});

/**
 * Quizzes in progress are sealed, too, because they hold typed text. Figures are deleted: the server returns them
 * again. If the person left before everything was restored, the rest is merged in for the next time.
 */
const putAway = async (owner: number, left: Record<string, string>): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const kept = await change.store.get(keyOf(owner));
  const facts: Record<string, unknown> = {};
  for (const kind of kindsThatAre('sealed')) {
    let place = await change.store.openCursor(factsOf(kind, owner));
    for (; place !== null; place = await place.continue()) {
      facts[place.key] = place.value;
      await place.delete();
    }
  }
  for (const kind of kindsThatAre('cleared')) await change.store.delete(factsOf(kind, owner));
  await change.store.put(JSON.stringify({ ...unpacked(kept), ...left, ...facts }), keyOf(owner));
  await change.done;
};

const bringBack = async (owner: number): Promise<void> => {
  const database = await openDatabase();
  // The person is back, so `gone.ts` stops asking about them. This is read first, because a write would block all
  // later reads.
  const [ended, kept] = await Promise.all([
    database.getKey('facts', `ended ${owner}`),
    database.get('facts', keyOf(owner)),
  ]);
  if (ended !== undefined) await database.delete('facts', ended);
  // The person left again, or somebody else signed in. The data stays sealed.
  if (typeof kept !== 'string' || readLocal('afl_owner') !== `${owner}`) return;
  const entries = Object.entries(unpacked(kept));
  // In the same tick as the check of the owner. Later these keys may belong to the next child.
  const noRoom = returnLocal(unpacked(kept));
  const change = database.transaction('facts', 'readwrite');
  // A fact that was written since is newer.
  for (const [key, value] of entries)
    if (isFact(key, owner) && (await change.store.getKey(key)) === undefined)
      await change.store.put(value, key);
  // Keys that did not fit into local storage stay sealed.
  if (Object.keys(noRoom).length === 0) await change.store.delete(keyOf(owner));
  else await change.store.put(JSON.stringify(noRoom), keyOf(owner));
  await change.done;
};

/* People whose account is being deleted. What they leave in this visit is not sealed, in any order of calls. */
const going = new Set<number>();

export const seal = (owner: number, left: Record<string, string>): Promise<void> =>
  inLine(() => (going.has(owner) ? takeAway(owner) : putAway(owner, left)));

/** Removes all data of a deleted person from this device, sealed data and events alike. */
const takeAway = async (owner: number): Promise<void> => {
  const change = (await openDatabase()).transaction(['facts', 'events'], 'readwrite');
  const facts = change.objectStore('facts');
  for (const [kind, { whose }] of Object.entries(factTable)) {
    if (whose !== 'person') continue;
    await facts.delete(factsOf(kind, owner));
    await facts.delete(`${kind} ${owner}` as FactKey);
  }
  let event = await change.objectStore('events').openCursor();
  for (; event !== null; event = await event.continue())
    if (event.value.owner === owner) await event.delete();
  await change.done;
};
export const forgetOwner = (owner: number): Promise<void> => {
  going.add(owner);
  return inLine(() => takeAway(owner));
};

export const unseal = (owner: number): Promise<void> => {
  going.delete(owner);
  return inLine(() => bringBack(owner));
};
