/** The result of each sent event. */
import type { EventResult } from '@afrolearn/contract/events.ts';
import type { Doubt } from '@afrolearn/learning/events/plausible.ts';
import type { RefusalReason } from '@afrolearn/learning/events/reasons.ts';
import type { Speech } from '#words/words.ts';
import type { Stored } from '../known.db.ts';
import type { Unread } from '../read-event.ts';

export const resultFor = (
  id: string,
  status: EventResult['status'],
  doubt: Doubt | null | undefined,
): EventResult => (doubt ? { id, status, doubt } : { id, status });

/** `field` is for programmers: the reason is a sentence that a child reads. */
export const refusedFor = (id: string, refused: RefusalReason, say: Speech, field = ''): EventResult => {
  const result = { id, status: 'refused', reason: say.reasons(refused) } as const;
  return field === '' ? result : { ...result, field };
};

export const refusedOf = (one: { id: string } & Unread, stored: Stored, say: Speech): EventResult =>
  one.key !== null && stored.has(one.key)
    ? resultFor(one.id, 'duplicate', stored.get(one.key))
    : refusedFor(one.id, one.refused, say, one.where);

/* Ids may be sent in upper case; rows have lower case. */
export const isStored =
  (id: string) =>
  (one: EventResult): boolean =>
    one.status === 'stored' && one.id.toLowerCase() === id;
