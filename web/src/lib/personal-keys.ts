/** What a person leaves in the local keys. On a shared tablet the next child must not find it (promise C9). */
import { readLocal, removeLocal, writeLocal } from './local.ts';

const isPersonal = (key: string): boolean =>
  /^(afl_(discussion_.*|read|lesson_tab|faith|notes_gone|owner)|currentGrade)$/.test(key);

/** Takes them out, at once: before anything else can read them. Where they are put away is decided by who asked. */
export const takePersonal = (): Record<string, string> => {
  const left = Object.entries({ ...localStorage }).filter(([key]) => isPersonal(key));
  for (const [key] of left) localStorage.removeItem(key);
  return Object.fromEntries(left);
};

/* `7`, or `7 left` after an ended session: the mark keeps what is still being brought back from being unpacked. */
const ownerNow = (): number | null => {
  const owner = readLocal('afl_owner');
  return owner === null ? null : Number.parseInt(owner, 10);
};

/** Whoever comes in owns the keys from now on. What somebody else left, because the app was closed, is not theirs. */
export const ownKeys = (userId: number): void => {
  if (ownerNow() !== userId) takePersonal();
  writeLocal('afl_owner', `${userId}`);
};

/**
 * The path to go back to after an expired session: ours only, never another site's, and never the page of the person
 * before. Read once, before `ownKeys`.
 */
export const takeLastRoute = (userId: number): string | null => {
  const path = readLocal('lastRoute');
  removeLocal('lastRoute');
  const isOwn = (ownerNow() ?? userId) === userId;
  return isOwn && path !== null && /^\/(?![/\\])/.test(path) ? path : null;
};
