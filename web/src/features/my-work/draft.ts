/** What a learner has begun to write for an assignment. It outlives a closed page; what is handed in lies elsewhere. */
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

const keyOf = (id: number) => `afl_hand_in_${id}` as const;

/** The first letter is a mark from before, when work that waited lay here too. */
export const draftOf = (id: number): string | null => readLocal(keyOf(id))?.slice(1) ?? null;

export const keepDraft = (id: number, text: string): void => {
  if (text === '') removeLocal(keyOf(id));
  else writeLocal(keyOf(id), `-${text}`);
};
