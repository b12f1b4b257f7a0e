/**
 * What a person left in the local keys at log out lies here under their number, and comes back when they do
 * (promise C9). The keys themselves are emptied before; where this store fails, what was in them is gone: the notes are
 * with the account, and a next child's eyes weigh more than a remembered tab.
 */
import { type FactKey, factTable } from '#lib/device/keys.ts';
import { returnLocal } from '#lib/device/return-local.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from './database.ts';

/* One after the other: who comes back at once finds what was just put away. */
let line: Promise<unknown> = Promise.resolve();
const inLine = (act: () => Promise<void>): Promise<void> => {
  const mine = line.then(act);
  line = mine.catch(() => undefined);
  return mine;
};

const keyOf = (owner: number) => `sealed ${owner}` as const;

/** The facts of one owner by their first word: `quiz 71 u400-q1`, `own 71 stats`. */
const factsOf = (kind: string, owner: number): IDBKeyRange =>
  IDBKeyRange.bound(`${kind} ${owner} `, `${kind} ${owner} \uffff`);
const kindsThatAre = (fate: 'cleared' | 'sealed') =>
  Object.entries(factTable).flatMap(([kind, { atLogout }]) => (atLogout === fate ? [kind] : []));
const isFact = (key: string, owner: number): key is FactKey =>
  kindsThatAre('sealed').some((kind) => key.startsWith(`${kind} ${owner} `));

type Sealed = Record<string, string>;
const unpacked = (kept: unknown): Sealed => (typeof kept === 'string' ? JSON.parse(kept) : {});

/**
 * With the keys go quizzes under way, which hold what was typed. Figures are forgotten: the server gives them again.
 * Who left before everything was back finds the rest the next time.
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
  // Who is back is asked about no more (`gone.ts`). Looked for first: what is written holds up all that is read after it.
  const [ended, kept] = await Promise.all([
    database.getKey('facts', `ended ${owner}`),
    database.get('facts', keyOf(owner)),
  ]);
  if (ended !== undefined) await database.delete('facts', ended);
  // Gone again already, or somebody else came: it waits for the next time.
  if (typeof kept !== 'string' || readLocal('afl_owner') !== `${owner}`) return;
  const entries = Object.entries(unpacked(kept));
  // In one breath with the look at the owner: later these keys may be the next child's.
  const noRoom = returnLocal(unpacked(kept));
  const change = database.transaction('facts', 'readwrite');
  // What was done since is newer.
  for (const [key, value] of entries)
    if (isFact(key, owner) && (await change.store.getKey(key)) === undefined)
      await change.store.put(value, key);
  // Where there was no room it waits for the next time.
  if (Object.keys(noRoom).length === 0) await change.store.delete(keyOf(owner));
  else await change.store.put(JSON.stringify(noRoom), keyOf(owner));
  await change.done;
};

/* Whose account goes: what they leave in this visit is not put away, in whatever order the two are asked for. */
const going = new Set<number>();

export const seal = (owner: number, left: Record<string, string>): Promise<void> =>
  inLine(() => (going.has(owner) ? takeAway(owner) : putAway(owner, left)));

/** Nothing of a deleted person stays on this device: neither what was put away nor their work. */
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
