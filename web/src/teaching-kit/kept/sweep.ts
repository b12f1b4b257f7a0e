/** Limits for the class data cached on a teacher's device: fourteen days, and a size that a phone can store. */
import { openDatabase } from '#offline/database.ts';

export const longestKept = 14 * 24 * 60 * 60 * 1000;
/** A page of 120 pupils has about 30,000 characters. */
const mostLetters = 1_000_000;
const mostAnswers = 30;

/** The key prefix for cached answers about one teacher's classes. The question follows it. */
export const keptWord = 'classes of mine';

const rangeOf = (owner: number): IDBKeyRange =>
  IDBKeyRange.bound(`own ${owner} ${keptWord} `, `own ${owner} ${keptWord} \uffff`);

/* Unreadable entries count as oldest. */
const timeOf = (words: string): number => {
  try {
    return Date.parse(String((JSON.parse(words) as { at?: unknown }).at)) || 0;
  } catch {
    return 0;
  }
};

/** Removes expired entries, then the oldest beyond the limit. */
export const sweepKept = async (owner: number, now: number): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite');
  const keys = await change.store.getAllKeys(rangeOf(owner));
  const words = await change.store.getAll(rangeOf(owner));
  const newest = keys
    .map((key, at) => ({ key, size: String(words[at]).length, at: timeOf(String(words[at])) }))
    .sort((a, b) => b.at - a.at);
  let letters = 0;
  for (const [place, { key, size, at }] of newest.entries()) {
    letters += size;
    if (now - at > longestKept || place >= mostAnswers || letters > mostLetters)
      await change.store.delete(key);
  }
  await change.done;
};

/** Removes a class that is no longer this teacher's. */
export const forgetKept = async (owner: number, question: string): Promise<void> => {
  await (await openDatabase()).delete('facts', `own ${owner} ${keptWord} ${question}`);
};
