/** What a person leaves in the local keys. On a shared tablet the next child must not find it (promise C9). */
import { readLocal, writeLocal } from './local.ts';

const isPersonal = (key: string): boolean =>
  /^(afl_(discussion_.*|read|lesson_tab|faith|notes_gone|owner)|currentGrade)$/.test(key);

/** Takes them out, at once: before anything else can read them. Where they are put away is decided by who asked. */
export const takePersonal = (): Record<string, string> => {
  const left = Object.entries({ ...localStorage }).filter(([key]) => isPersonal(key));
  for (const [key] of left) localStorage.removeItem(key);
  return Object.fromEntries(left);
};

/** Whoever comes in owns the keys from now on. What somebody else left, because the app was closed, is not theirs. */
export const ownKeys = (userId: number): void => {
  if (readLocal('afl_owner') !== `${userId}`) takePersonal();
  writeLocal('afl_owner', `${userId}`);
};
