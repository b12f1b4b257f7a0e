/** Whether a new version of the app is waiting on this device, and whether somebody is typing here. */
const changed = 'afl-version';
let waits = false;
let typedAt: string | null = null;

const tell = (): unknown => globalThis.dispatchEvent(new Event(changed));

export const versionWaits = (): boolean => waits;

/** True until the page reloads, or until somebody dismisses the offer. */
export const setVersionWaits = (now = true): void => {
  waits = now;
  tell();
};

/** Calls `hear` at every change. Returns a function that unsubscribes. */
export const onVersionWaits = (hear: () => void): (() => void) => {
  globalThis.addEventListener(changed, hear);
  return () => globalThis.removeEventListener(changed, hear);
};

/** Whether something was typed or chosen on the page that is open. It may be unsaved. */
export const isTypedOn = (path: string): boolean => typedAt === path;

/** Watches one page of the app for typing from now on. Returns a function that stops it. */
export const watchTyping = (path: string): (() => void) => {
  // Somebody may have begun to type before this code was loaded.
  typedAt = document.activeElement?.matches('input, textarea, select') ? path : null;
  const typed = () => {
    if (typedAt === path) return;
    typedAt = path;
    tell();
  };
  document.addEventListener('input', typed, true);
  return () => document.removeEventListener('input', typed, true);
};
