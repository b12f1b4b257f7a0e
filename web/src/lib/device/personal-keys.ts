/** A person's local keys. On a shared tablet the next child must not find them (promise C9). */
import { clearCaches, clearTab, readLocal, removeLocal, takeLocal, writeLocal } from '../local.ts';
import { showTheme } from '../theme.ts';

/** Removes one person's data at once. Returns the sealed part for the caller to store. */
export const leaveKeys = (): Record<string, string> => {
  takeLocal('cleared');
  clearTab();
  return takeSealed();
};

const takeSealed = (): Record<string, string> => {
  clearCaches();
  const left = takeLocal('sealed');
  // Also resets the visible theme.
  if ('theme' in left) showTheme();
  return left;
};

/* `7`, or `7 left` after an ended session: the mark prevents unsealing data that is still being stored. */
const ownerNow = (): number | null => {
  const owner = readLocal('afl_owner');
  return owner === null ? null : Number.parseInt(owner, 10);
};

/**
 * The signed-in person owns the keys from now on. Data that somebody else left when the app was closed is
 * removed.
 */
export const ownKeys = (userId: number): void => {
  if (ownerNow() !== userId) takeSealed();
  writeLocal('afl_owner', `${userId}`);
};

/**
 * The path to return to after an expired session: never another site's, and never another person's. Read
 * once, before `ownKeys`.
 */
export const takeLastRoute = (userId: number): string | null => {
  const path = readLocal('lastRoute');
  removeLocal('lastRoute');
  const isOwn = (ownerNow() ?? userId) === userId;
  return isOwn && path !== null && /^\/(?![/\\])/.test(path) ? path : null;
};
