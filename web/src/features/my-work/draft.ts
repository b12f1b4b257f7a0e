/** What a learner wrote for an assignment and the server does not have yet. It outlives a closed page and a lost network. */
import { CallError } from '#lib/call.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';
import { handInText } from './my-work.api.ts';

/** `waits`: it was handed in without a network or before consent, and goes when its page is open and it can. */
type Draft = { text: string; waits: boolean };

const keyOf = (id: number) => `afl_hand_in_${id}` as const;

export const draftOf = (id: number): Draft | null => {
  const words = readLocal(keyOf(id));
  if (words === null) return null;
  return words.startsWith('!')
    ? { text: words.slice(1), waits: true }
    : { text: words.slice(1), waits: false };
};

export const keepDraft = (id: number, { text, waits }: Draft): void => {
  if (text === '') removeLocal(keyOf(id));
  else writeLocal(keyOf(id), `${waits ? '!' : '-'}${text}`);
};

/** 'kept' where there is no network: then it waits here. What the server refuses is thrown, and stays as a draft; what it
 * may not keep before a parent or the school has said yes waits, too. */
export const handIn = async (id: number, text: string): Promise<'sent' | 'kept'> => {
  try {
    await handInText(id, text);
    removeLocal(keyOf(id));
    return 'sent';
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    const isOffline = code === 'network';
    keepDraft(id, { text, waits: isOffline || code === 'consent/on-device' });
    if (isOffline) return 'kept';
    throw error;
  }
};
