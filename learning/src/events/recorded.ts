/**
 * Restores the meaning of a stored event from its row. Events are not judged twice: when a question or lesson
 * is removed later, nobody loses anything.
 */
import type { EventType } from '#events/events.ts';
import type { GradedAnswer, Meaning } from '#events/judge.ts';
import { toolOf } from '#tools/slugs.ts';

export type RecordedEvent = {
  readonly type: EventType;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempt: Meaning['attempt'];
  readonly answers: readonly GradedAnswer[];
};

const completing: ReadonlySet<EventType> = new Set(['video.finished', 'reading.read', 'quiz.finished']);

export const recordedMeaning = (
  { type, payload, attempt, answers }: RecordedEvent,
  itemOf: (id: string) => Meaning['item'],
): Meaning => {
  const { item, tool } = payload;
  return {
    item: typeof item === 'string' ? itemOf(item) : null,
    completes: completing.has(type),
    tool: type === 'tool.completed' && typeof tool === 'string' ? toolOf(tool) : null,
    attempt,
    answers,
  };
};
