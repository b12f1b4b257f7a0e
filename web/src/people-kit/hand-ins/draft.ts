/**
 * A hand-in draft of a learner, or of a guardian for a child. It survives a closed page; submitted work is
 * stored elsewhere.
 */
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';
import { type HandInWork, wordOf } from './kept-hand-ins.ts';

const keyOf = (work: HandInWork) => `afl_hand_in_${wordOf(work)}` as const;

/** The first letter is a mark from older versions, which stored waiting work here, too. */
export const draftOf = (work: HandInWork): string | null => readLocal(keyOf(work))?.slice(1) ?? null;

export const keepDraft = (work: HandInWork, text: string): void => {
  const key = keyOf(work);
  if (text === '') removeLocal(key);
  else writeLocal(key, `-${text}`);
};
