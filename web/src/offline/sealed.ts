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

/** With the keys go quizzes under way, which hold what was typed. Figures are forgotten: the server gives them again. */
const putAway = async (owner: number, left: Record<string, string>): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const [keys, states] = await Promise.all([
    change.store.getAllKeys(factsOf('quiz', owner)),
    change.store.getAll(factsOf('quiz', owner)),
  ]);
  const quizzes = Object.fromEntries(keys.map((key, at) => [key, states[at]]));
  await Promise.all([
    change.store.put(JSON.stringify({ ...left, ...quizzes }), keyOf(owner)),
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
  for (const [key, value] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
    if (isQuiz(key, owner)) await database.put('facts', value, key);
    else if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  await database.delete('facts', keyOf(owner));
};

export const seal = (owner: number, left: Record<string, string>): Promise<void> =>
  inLine(() => putAway(owner, left));
export const unseal = (owner: number): Promise<void> => inLine(() => bringBack(owner));
