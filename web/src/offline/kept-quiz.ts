/** A quiz in progress, stored on the device, so that closing the app loses nothing (promise R8). */
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { type KeptEvent, openDatabase } from './database.ts';
import { unseal } from './sealed.ts';

const keyOf = (owner: number, item: string) => `quiz ${owner} ${item}` as const;

/** Stored apart from the state, which is written at each step, because the questions of a retry do not change. */
const paperKeyOf = (owner: number, item: string) => `quiz ${owner} ${item} paper` as const;

const withoutPaper = (state: unknown): string => JSON.stringify({ ...(state as object), paper: undefined });

const parsed = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : null);

type Ended = { attempt: string; answers: Readonly<Record<string, Answer>> };

const endOf = (found: KeptEvent | undefined, owner: number): Ended | null => {
  if (found?.owner !== owner || found.event.type !== 'quiz.finished') return null;
  const { attempt, answers } = found.event.payload;
  return { attempt, answers: Object.fromEntries(answers.map(({ question, answer }) => [question, answer])) };
};

/** The run of a stored state; older versions had only the attempt. */
const runOf = (stored: unknown): string | null => {
  const { run, attempt } = (stored ?? {}) as { run?: unknown; attempt?: unknown };
  const id = run ?? attempt;
  return typeof id === 'string' ? id : null;
};

const endedAs = (stored: unknown, end: Ended | null): unknown =>
  end === null ? stored : { ...(stored as object), answers: end.answers, finished: true };

/**
 * Reads, changes and writes in one transaction, so that two tabs cannot overwrite each other. Resolves to what is stored,
 * and to the end of the run if it has ended, in this tab or another one.
 */
export const changeQuiz = async <T>(
  owner: number,
  item: string,
  run: string,
  change: (stored: unknown) => T,
): Promise<{ stored: T; end: Ended | null }> => {
  const work = (await openDatabase()).transaction(['facts', 'events'], 'readwrite', { durability: 'strict' });
  const [facts, events] = [work.objectStore('facts'), work.objectStore('events')];
  const end = endOf(await events.get(run), owner);
  const before = parsed(await facts.get(keyOf(owner, item)));
  const found = runOf(before);
  const ended = found === run ? end : found === null ? null : endOf(await events.get(found), owner);
  const stored = change(endedAs(before, ended));
  // If the try has ended elsewhere, this tab must not overwrite the state of the next try.
  const isOver = end !== null && found !== run;
  await Promise.all([...(isOver ? [] : [facts.put(withoutPaper(stored), keyOf(owner, item))]), work.done]);
  return { stored, end };
};

export const keepQuiz = async (owner: number, item: string, state: unknown): Promise<void> => {
  const work = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([work.store.put(withoutPaper(state), keyOf(owner, item)), work.done]);
};

export const keepPaper = async (owner: number, item: string, paper: unknown): Promise<void> => {
  const work = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([work.store.put(JSON.stringify(paper), paperKeyOf(owner, item)), work.done]);
};

export const dropQuiz = async (owner: number, item: string): Promise<void> => {
  const work = (await openDatabase()).transaction('facts', 'readwrite');
  const keys = [keyOf(owner, item), paperKeyOf(owner, item)];
  await Promise.all([...keys.map((key) => work.store.delete(key)), work.done]);
};

/**
 * The stored state. If its try has ended, it is finished with the answers of that end, also if the browser was closed
 * after the event was stored and before the state was.
 */
export const keptQuiz = async (owner: number, item: string): Promise<unknown> => {
  // The learner's sealed data may not be opened yet right after signing in.
  await unseal(owner).catch(() => undefined);
  const database = await openDatabase();
  const stored = parsed(await database.get('facts', keyOf(owner, item)));
  if (typeof stored !== 'object' || stored === null) return null;
  const { asked } = stored as { asked?: unknown };
  // Only a retry has questions of its own.
  const state = asked
    ? { ...stored, paper: parsed(await database.get('facts', paperKeyOf(owner, item))) }
    : stored;
  const run = runOf(state);
  return endedAs(state, run === null ? null : endOf(await database.get('events', run), owner));
};

/** Whether this device has ended an attempt, under any run. A place in such an attempt must not be continued. */
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
