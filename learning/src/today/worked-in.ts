import type { LearningEvent } from '#events/events.ts';

/** An entry that an event tells of, and whether it was worked in: an entry that was only opened is a look. */
export type WorkedIn = { readonly entry: string; readonly worked: boolean };

/**
 * What an event says of where somebody is. What a review asks again is no work in the lesson it came from: of answers
 * only those of a quiz under way tell. `begun` are entries that were left at a place.
 */
export const workedIn = (
  { type, payload }: Pick<LearningEvent, 'type' | 'payload'>,
  begun: ReadonlySet<string>,
): WorkedIn | null => {
  if (!('item' in payload) || (type === 'answer.given' && !('attempt' in payload))) return null;
  return { entry: payload.item, worked: type !== 'item.opened' || begun.has(payload.item) };
};
