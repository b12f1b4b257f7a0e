/** What a person leaves in the local keys. On a shared tablet the next child must not find it (promise C9). */
import { clearTab, readLocal, removeLocal, takeLocal, writeLocal } from '../local.ts';
import { showTheme } from '../theme.ts';

/**
 * Empties the device of one person, at once: before anything else can read it. What is sealed for them is given back:
 * where it is put away is decided by who asked.
 */
export const leaveKeys = (): Record<string, string> => {
  takeLocal('cleared');
  clearTab();
  return takeSealed();
};

const takeSealed = (): Record<string, string> => {
  const left = takeLocal('sealed');
  // Also from the eye.
  if ('theme' in left) showTheme();
  return left;
};

/* `7`, or `7 left` after an ended session: the mark keeps what is still being brought back from being unpacked. */
const ownerNow = (): number | null => {
  const owner = readLocal('afl_owner');
  return owner === null ? null : Number.parseInt(owner, 10);
};

/** Whoever comes in owns the keys from now on. What somebody else left, because the app was closed, is not theirs. */
export const ownKeys = (userId: number): void => {
  if (ownerNow() !== userId) takeSealed();
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
