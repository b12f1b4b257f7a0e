/** A separate file: a first visit needs none of this. */
import { hasLocal, putLocal } from '#lib/local.ts';
import { localRow } from './keys.ts';

/** Restores sealed data unless something newer exists. Returns what did not fit. */
export const returnLocal = (sealed: Readonly<Record<string, string>>): Record<string, string> => {
  const isText = ([key]: readonly [string, string]) => key.startsWith('lesson_content_');
  const ours = Object.entries(sealed).filter(([key]) => localRow(key)?.atLogout === 'sealed');
  // Lesson texts first: when space is short, they make room for unique data.
  const inTurn = [...ours.filter(isText), ...ours.filter((entry) => !isText(entry))];
  const left = inTurn.filter(([key, value]) => !hasLocal(key) && !putLocal(key, value));
  return Object.fromEntries(left.filter((entry) => !isText(entry)));
};
