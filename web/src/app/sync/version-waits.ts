/** Whether a new version of the app waits on this device, and whether somebody is in the middle of something here. */
const changed = 'afl-version';
let waits = false;
let typedAt: string | null = null;

const tell = (): unknown => globalThis.dispatchEvent(new Event(changed));

export const versionWaits = (): boolean => waits;

/** Until the page is loaded again, or somebody wants to go on with what is open. */
export const setVersionWaits = (now = true): void => {
  waits = now;
  tell();
};

/** Calls `hear` at every change. Returns how to stop. */
export const onVersionWaits = (hear: () => void): (() => void) => {
  globalThis.addEventListener(changed, hear);
  return () => globalThis.removeEventListener(changed, hear);
};

/** Whether something was typed or chosen on the page that is open. It may be unsaved. */
export const isTypedOn = (path: string): boolean => typedAt === path;

/** From now on, for one page of the app. Returns how to stop. */
export const watchTyping = (path: string): (() => void) => {
  // Somebody may have begun to type before this was loaded.
  typedAt = document.activeElement?.matches('input, textarea, select') ? path : null;
  const typed = () => {
    if (typedAt === path) return;
    typedAt = path;
    tell();
  };
  document.addEventListener('input', typed, true);
  return () => document.removeEventListener('input', typed, true);
};
