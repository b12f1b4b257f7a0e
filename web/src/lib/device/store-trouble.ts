/** Why this page cannot use the database of its device. It is here, and not beside the database, which comes later. */

/** `blocked`: an older page holds it open. `newer`: a newer page has changed it, and this one must be loaded again. */
export type StoreTrouble = 'blocked' | 'newer' | null;

const changed = 'afl-store-trouble';
let trouble: StoreTrouble = null;

export const storeTrouble = (): StoreTrouble => trouble;

export const setStoreTrouble = (next: StoreTrouble): void => {
  if (next === trouble) return;
  trouble = next;
  globalThis.dispatchEvent(new Event(changed));
};

/** Calls `hear` at every change. Returns how to stop. */
export const onStoreTrouble = (hear: () => void): (() => void) => {
  globalThis.addEventListener(changed, hear);
  return () => globalThis.removeEventListener(changed, hear);
};
