/** A quiz under way, stored on the device: whoever closes the app finds it as they left it (promise R8). */
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { type Database, openDatabase } from './database.ts';
import { unseal } from './sealed.ts';

const keyOf = (owner: number, item: string) => `quiz ${owner} ${item}` as const;

const parsed = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : null);

/** Reads, changes and writes in one transaction, so that two tabs cannot overwrite each other. Resolves to what is stored. */
export const changeQuiz = async <T>(
  owner: number,
  item: string,
  change: (stored: unknown) => T,
): Promise<T> => {
  const work = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const next = change(parsed(await work.store.get(keyOf(owner, item))));
  await Promise.all([work.store.put(JSON.stringify(next), keyOf(owner, item)), work.done]);
  return next;
};

export const keepQuiz = async (owner: number, item: string, state: unknown): Promise<void> => {
  await changeQuiz(owner, item, () => state);
};

export const dropQuiz = async (owner: number, item: string): Promise<void> =>
  (await openDatabase()).delete('facts', keyOf(owner, item));

type Ended = { attempt: string; answers: Readonly<Record<string, Answer>> };

const endIn = async (database: Database, owner: number, run: unknown): Promise<Ended | null> => {
  const found = typeof run === 'string' ? await database.get('events', run) : undefined;
  if (found?.owner !== owner || found.event.type !== 'quiz.finished') return null;
  const { attempt, answers } = found.event.payload;
  return {
    attempt,
    answers: Object.fromEntries(answers.map(({ question, answer }) => [question, answer])),
  };
};

/**
 * The stored state. Where its try has ended, it is finished with the answers of that end, also if the browser was closed
 * after the event was stored and before the state was.
 */
export const keptQuiz = async (owner: number, item: string): Promise<unknown> => {
  // The learner's sealed data may not be opened yet right after signing in.
  await unseal(owner).catch(() => undefined);
  const database = await openDatabase();
  const state = parsed(await database.get('facts', keyOf(owner, item)));
  if (typeof state !== 'object' || state === null) return null;
  const { run, attempt } = state as { run?: unknown; attempt?: unknown };
  const end = await endIn(database, owner, run ?? attempt);
  return end === null ? state : { ...state, answers: end.answers, finished: true };
};

/** Whether this device has ended a try, under whichever run: a place of it must not be continued. */
export const hasEnded = async (owner: number, attempt: string): Promise<boolean> => {
  const database = await openDatabase();
  for (const state of ['waiting', 'stored', 'refused'] as const) {
    let row = await database.transaction('events').store.index('state').openCursor([owner, state]);
    for (; row !== null; row = await row.continue()) {
      const { event } = row.value;
      if (event.type === 'quiz.finished' && event.payload.attempt === attempt) return true;
    }
  }
  return false;
};
