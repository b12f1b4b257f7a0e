import { LearningEvent } from '@afrolearn/contract/events.ts';
import { eventSchema, eventTypes } from '@afrolearn/learning/events/events.ts';
import type { RefusalReason } from '@afrolearn/learning/events/reasons.ts';
import { unstorableIn } from '#http/read-input.ts';
import { quickAnswer } from './arrivals/quick-read.ts';

/** `where` is the path of the invalid field. */
export type Unread = { key: string | null; refused: RefusalReason; where?: string };

/** One entry of a batch: an event, or its refusal. `id` is as sent, for the sender. */
export type ReadEvent = { id: string } & ({ event: LearningEvent } | Unread);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const kinds = new Set<unknown>(eventTypes);

const fault = (sent: Record<string, unknown>, where: string): Omit<Unread, 'key'> => {
  if (typeof sent['schema'] === 'number' && sent['schema'] > eventSchema) return { refused: 'newer-app' };
  if (!kinds.has(sent['type'])) return { refused: 'unknown-kind' };
  return { refused: 'unreadable', where };
};

/* The free texts of an answer. */
const isStorable = ({ zone, payload }: NonNullable<ReturnType<typeof quickAnswer>>): boolean =>
  unstorableIn(zone) === null &&
  unstorableIn(payload.question) === null &&
  unstorableIn(payload.item) === null &&
  unstorableIn(payload.answer) === null;

/** Parses an event. Unknown fields are dropped, so a client cannot send a score. */
export const readEvent = (sent: unknown): ReadEvent => {
  if (typeof sent !== 'object' || sent === null) return { id: '', key: null, refused: 'unreadable' };
  const fields = sent as Record<string, unknown>;
  const id = typeof fields['id'] === 'string' ? fields['id'].slice(0, 100) : '';
  const quick = quickAnswer(fields);
  if (quick !== null && isStorable(quick)) return { id, event: quick };
  const key = uuid.test(id) ? id.toLowerCase() : null;
  const read = LearningEvent.safeParse(sent);
  if (!read.success) {
    const [first] = read.error.issues;
    return { id, key, ...fault(fields, first?.path.map(String).join('.') ?? '') };
  }
  if (unstorableIn(read.data) !== null) return { id, key, refused: 'hidden-characters' };
  return { id, event: read.data };
};

const lettersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return 0;
  return value.reduce<number>((sum, one) => sum + (typeof one === 'string' ? one.length : 8), 0);
};

const answersOf = (event: unknown): readonly unknown[] => {
  const { payload } = (event ?? {}) as { payload?: { answer?: unknown; answers?: unknown } | null };
  const list = Array.isArray(payload?.answers) ? (payload.answers as readonly unknown[]) : [];
  return [payload?.answer, ...list.map((one) => (one as { answer?: unknown } | null)?.answer)];
};

/**
 * A batch's weight in the daily share: one per event, one per five answers, and one per 300 letters. A
 * child's written answer has some 20 letters, so honest work weighs little more than its number of events.
 */
export const weightOf = (events: readonly unknown[]): number =>
  events.reduce<number>((sum, event) => {
    const answers = answersOf(event);
    const letters = answers.reduce<number>((all, answer) => all + lettersIn(answer), 0);
    return sum + 1 + Math.floor((answers.length - 1) / 5) + Math.floor(letters / 300);
  }, 0);
