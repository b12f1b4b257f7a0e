import type { LearningEvent } from '#events/events.ts';

/** The entry of an event, and whether it was worked in: opening alone is only a look. */
export type WorkedIn = { readonly entry: string; readonly worked: boolean };

/**
 * What an event says about a learner's position. Reviews are not work in their original lesson, so of answers
 * only those of a quiz in progress count. `begun` are entries left in the middle.
 */
export const workedIn = (
  { type, payload }: Pick<LearningEvent, 'type' | 'payload'>,
  begun: ReadonlySet<string>,
): WorkedIn | null => {
  if (!('item' in payload) || (type === 'answer.given' && !('attempt' in payload))) return null;
  return { entry: payload.item, worked: type !== 'item.opened' || begun.has(payload.item) };
};
