/** Why this page cannot store work on its device. A separate file, because the database code is loaded later. */

/**
 * `blocked`: an older page holds the database open. `newer`: a newer page has changed it, and this one must be loaded
 * again. `full`: the last write of the database or of local storage found no room.
 */
export type StoreTrouble = 'blocked' | 'newer' | 'full' | null;
type Store = 'database' | 'local';

const changed = 'afl-store-trouble';
let trouble: Exclude<StoreTrouble, 'full'> = null;
const full = new Set<Store>();

export const storeTrouble = (): StoreTrouble => trouble ?? (full.size > 0 ? 'full' : null);

const change = (act: () => void): void => {
  const before = storeTrouble();
  act();
  if (storeTrouble() !== before) globalThis.dispatchEvent(new Event(changed));
};

export const setStoreTrouble = (next: typeof trouble): void =>
  change(() => {
    trouble = next;
  });

export const setFull = (store: Store, isFull: boolean): void =>
  change(() => {
    if (isFull) full.add(store);
    else full.delete(store);
  });

/** Calls `hear` at every change. Returns a function that unsubscribes. */
export const onStoreTrouble = (hear: () => void): (() => void) => {
  globalThis.addEventListener(changed, hear);
  return () => globalThis.removeEventListener(changed, hear);
};

/* Names of in-memory lists with work that is stored nowhere else. */
const unstored = new Set<string>();

// Browsers ask 'Leave this page?'. The text is theirs.
const ask = (event: Event): void => event.preventDefault();

/** Whether closing this page, or logging out, would lose work. */
export const pageHoldsWork = (): boolean => unstored.size > 0;

/** While `isHeld`, closing or reloading the page would lose work, and the browser asks first. */
export const holdPage = (name: string, isHeld: boolean): void => {
  if (isHeld) unstored.add(name);
  else unstored.delete(name);
  if (unstored.size > 0) globalThis.addEventListener('beforeunload', ask);
  else globalThis.removeEventListener('beforeunload', ask);
};
