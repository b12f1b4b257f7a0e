/** In a file of its own: a first visit has nothing to bring back. */
import { hasLocal, putLocal } from '#lib/local.ts';
import { localRow } from './keys.ts';

/** Puts back what was sealed; what was written since is newer. Returns what found no room. */
export const returnLocal = (sealed: Readonly<Record<string, string>>): Record<string, string> => {
  const isText = ([key]: readonly [string, string]) => key.startsWith('lesson_content_');
  const ours = Object.entries(sealed).filter(([key]) => localRow(key)?.atLogout === 'sealed');
  // Lesson texts first: when room is short, they make it again for what only this child has.
  const inTurn = [...ours.filter(isText), ...ours.filter((entry) => !isText(entry))];
  const left = inTurn.filter(([key, value]) => !hasLocal(key) && !putLocal(key, value));
  return Object.fromEntries(left.filter((entry) => !isText(entry)));
};
