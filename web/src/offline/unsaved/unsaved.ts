/**
 * Events that this device could neither store nor send: no space, and no network. They are in the memory of this page
 * until one of both works (`rounds.ts`).
 */
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { holdPage } from '#lib/device/store-trouble.ts';

type Unsaved = { readonly owner: number; readonly event: LearningEvent };

const changed = 'afl-unsaved-changed';
const unsaved = new Map<string, Unsaved>();

const announce = (): void => {
  holdPage('events', unsaved.size > 0);
  globalThis.dispatchEvent(new Event(changed));
};

export const holdEvent = (owner: number, event: LearningEvent): void => {
  unsaved.set(event.id, { owner, event });
  announce();
};

/** Called when the event is stored, or answered by the server. */
export const releaseEvent = (id: string): void => {
  if (unsaved.delete(id)) announce();
};

/** In the order in which they happened. */
export const unsavedEvents = (owner: number): readonly LearningEvent[] =>
  [...unsaved.values()].flatMap((one) => (one.owner === owner ? [one.event] : []));

/** Clears the memory between tests, which share it. */
export const forgetUnsaved = (): void => {
  unsaved.clear();
  announce();
};

export const hasUnsaved = (): boolean => unsaved.size > 0;

export const isUnsaved = (id: string): boolean => unsaved.has(id);

/** Calls `hear` at every change. Returns a function that unsubscribes. */
export const onUnsaved = (hear: () => void): (() => void) => {
  globalThis.addEventListener(changed, hear);
  return () => globalThis.removeEventListener(changed, hear);
};
