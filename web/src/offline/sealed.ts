/**
 * What a person left in the local keys at log out lies here under their number, and comes back when they do
 * (promise C9). The keys themselves are emptied before; where this store fails, what was in them is gone: the notes are
 * with the account, and a next child's eyes weigh more than a remembered tab.
 */
import { readLocal } from '#lib/local.ts';
import { openDatabase } from './database.ts';

/* One after the other: who comes back at once finds what was just put away. */
let line: Promise<unknown> = Promise.resolve();
const inLine = (act: () => Promise<void>): Promise<void> => {
  const mine = line.then(act);
  line = mine.catch(() => undefined);
  return mine;
};

const keyOf = (owner: number) => `sealed ${owner}`;

/** The facts of one owner by their first word: `quiz 71 u400-q1`, `own 71 stats`. */
const factsOf = (kind: 'quiz' | 'own', owner: number): IDBKeyRange =>
  IDBKeyRange.bound(`${kind} ${owner} `, `${kind} ${owner} \uffff`);
const isQuiz = (key: string, owner: number): boolean => key.startsWith(`quiz ${owner} `);

type Sealed = Record<string, string>;
const unpacked = (kept: unknown): Sealed => (typeof kept === 'string' ? JSON.parse(kept) : {});

/**
 * With the keys go quizzes under way, which hold what was typed. Figures are forgotten: the server gives them again.
 * Who left before everything was back finds the rest the next time.
 */
const putAway = async (owner: number, left: Record<string, string>): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const [kept, keys, states] = await Promise.all([
    change.store.get(keyOf(owner)),
    change.store.getAllKeys(factsOf('quiz', owner)),
    change.store.getAll(factsOf('quiz', owner)),
  ]);
  const quizzes = Object.fromEntries(keys.map((key, at) => [key, states[at]]));
  await Promise.all([
    change.store.put(JSON.stringify({ ...unpacked(kept), ...left, ...quizzes }), keyOf(owner)),
    change.store.delete(factsOf('quiz', owner)),
    change.store.delete(factsOf('own', owner)),
    change.done,
  ]);
};

const bringBack = async (owner: number): Promise<void> => {
  const database = await openDatabase();
  const kept = await database.get('facts', keyOf(owner));
  // Gone again already, or somebody else came: it waits for the next time.
  if (typeof kept !== 'string' || readLocal('afl_owner') !== `${owner}`) return;
  const entries = Object.entries(unpacked(kept));
  // In one breath with the look at the owner: later these keys may be the next child's.
  for (const [key, value] of entries)
    if (!isQuiz(key, owner) && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  const change = database.transaction('facts', 'readwrite');
  // What was done since is newer.
  for (const [key, value] of entries)
    if (isQuiz(key, owner) && (await change.store.getKey(key)) === undefined)
      await change.store.put(value, key);
  await Promise.all([change.store.delete(keyOf(owner)), change.done]);
};

export const seal = (owner: number, left: Record<string, string>): Promise<void> =>
  inLine(() => putAway(owner, left));
export const unseal = (owner: number): Promise<void> => inLine(() => bringBack(owner));
