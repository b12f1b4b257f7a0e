/**
 * On a shared tablet the next child must not read what the one before wrote. At log out, what a person left in the
 * local keys and the quizzes they are in the middle of are put away under their number, and come back when they do
 * (promise C9). Figures that the server gave out are forgotten: it gives them again.
 */
import { openDatabase } from './database.ts';

const isPersonal = (key: string): boolean =>
  key.startsWith('afl_discussion_') ||
  ['afl_read', 'afl_lesson_tab', 'afl_faith', 'afl_notes_gone', 'currentGrade'].includes(key);

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

const putAway = async (owner: number): Promise<void> => {
  const left = Object.entries({ ...localStorage }).filter(([key]) => isPersonal(key));
  const database = await openDatabase();
  const change = database.transaction('facts', 'readwrite', { durability: 'strict' });
  const [keys, states] = await Promise.all([
    change.store.getAllKeys(factsOf('quiz', owner)),
    change.store.getAll(factsOf('quiz', owner)),
  ]);
  const quizzes = keys.map((key, at) => [key, states[at]] as const);
  await Promise.all([
    change.store.put(JSON.stringify(Object.fromEntries([...left, ...quizzes])), keyOf(owner)),
    change.store.delete(factsOf('quiz', owner)),
    change.store.delete(factsOf('own', owner)),
    change.done,
  ]);
  // Only now: what could not be put away stays where it was.
  for (const [key] of left) localStorage.removeItem(key);
};

const bringBack = async (owner: number): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const kept = await change.store.get(keyOf(owner));
  if (typeof kept !== 'string') return;
  for (const [key, value] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
    if (isQuiz(key, owner)) await change.store.put(value, key);
    else if (isPersonal(key) && localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  await change.store.delete(keyOf(owner));
  await change.done;
};

export const seal = (owner: number): Promise<void> => inLine(() => putAway(owner));
export const unseal = (owner: number): Promise<void> => inLine(() => bringBack(owner));
