import { LearningEvent } from '@afrolearn/contract/events.ts';
import { eventSchema, eventTypes } from '@afrolearn/learning/events/events.ts';
import { refusalReasons } from '@afrolearn/learning/events/reasons.ts';

/** One entry of a batch: an event, or why it is none. `id` is as it was sent, so that its sender knows it again. */
export type ReadEvent = { id: string } & ({ event: LearningEvent } | { key: string | null; refused: string });

/* Postgres keeps neither NUL nor half a surrogate pair, in text or in JSON. */
const unstorable = /[\0\p{Cs}]/u;

const hasUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return unstorable.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorable);
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const kinds = new Set<unknown>(eventTypes);

const fault = (sent: Record<string, unknown>, where: string): string => {
  if (typeof sent['schema'] === 'number' && sent['schema'] > eventSchema) return refusalReasons['newer-app'];
  if (!kinds.has(sent['type'])) return refusalReasons['unknown-kind'];
  return where === '' ? refusalReasons.unreadable : `${refusalReasons.unreadable} (${where})`;
};

/** Reads what was sent as an event. What the contract does not name is left out: a score has no way in. */
export const readEvent = (sent: unknown): ReadEvent => {
  if (typeof sent !== 'object' || sent === null)
    return { id: '', key: null, refused: refusalReasons.unreadable };
  const fields = sent as Record<string, unknown>;
  const id = typeof fields['id'] === 'string' ? fields['id'].slice(0, 100) : '';
  const key = uuid.test(id) ? id.toLowerCase() : null;
  const read = LearningEvent.safeParse(sent);
  if (!read.success) {
    const [first] = read.error.issues;
    return { id, key, refused: fault(fields, first?.path.map(String).join('.') ?? '') };
  }
  if (hasUnstorable(read.data)) return { id, key, refused: refusalReasons['hidden-characters'] };
  return { id, event: read.data };
};
