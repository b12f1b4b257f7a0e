/** The fields that the server adds to an event on arrival. */

import type { LearningEvent } from '@afrolearn/contract/events.ts';
import { countedAt, type DeviceSync } from '@afrolearn/learning/events/counted.ts';
import type { Meaning } from '@afrolearn/learning/events/judge.ts';
import type { Doubt } from '@afrolearn/learning/events/plausible.ts';
import { type Day, dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Learner, NewEvent } from '#features/record/index.ts';

export type Understood = { event: LearningEvent; meaning: Meaning };

/* Outside this range Postgres and JavaScript format dates differently. */
const [firstMoment, lastMoment] = [Date.UTC(1900, 0), Date.UTC(9999, 0)];

export const momentIn = (event: LearningEvent): number =>
  Math.min(lastMoment, Math.max(firstMoment, Date.parse(event.occurredAt)));

/* Cached by minute, because time zone computation is slow. No zone changes its clock within a minute. */
const minute = 60_000;
const mostMinutes = 10_000;
const days = new Map<string, Day>();
/* A batch is mostly from one minute. */
let last: { zone: string; minute: number; day: Day } | null = null;

export const dayOf = (zone: string, at: number): Day => {
  const now = Math.floor(at / minute);
  if (last !== null && last.minute === now && last.zone === zone) return last.day;
  const key = `${zone} ${now}`;
  const day = days.get(key) ?? dayIn(zone, at);
  if (days.size >= mostMinutes) days.clear();
  days.set(key, day);
  last = { zone, minute: now, day };
  return day;
};

const givenOf = ({ question, answer, asked }: Meaning['answers'][number]) =>
  asked == null ? { question, answer } : { question, answer, asked };

/* Once judged, the answers of a tool are not needed again: their number is enough. */
const shortOf = ({ tool, evidence }: Extract<LearningEvent, { type: 'tool.completed' }>['payload']) => {
  if (evidence === undefined) return { tool };
  const { answers, ...rest } = evidence;
  return { tool, evidence: answers === undefined ? rest : { ...rest, answers: answers.length } };
};

/**
 * Stores only answers to existing questions, and of an answer only the plausible part, so that nobody can
 * fill the disk (R4).
 */
const payloadOf = (event: LearningEvent, { answers }: Meaning): NewEvent['payload'] => {
  if (event.type === 'tool.completed') return shortOf(event.payload);
  if (event.type === 'quiz.finished') return { ...event.payload, answers: answers.map(givenOf) };
  const [first] = answers;
  if (first === undefined || !('answer' in event.payload) || event.payload.answer === first.answer)
    return event.payload;
  return { ...event.payload, answer: first.answer };
};

export const rowOf = (
  userId: number,
  { gradeId, zone }: Pick<Learner, 'gradeId' | 'zone'>,
  event: LearningEvent,
  meaning: Meaning,
  sync: DeviceSync,
  arrivedAt: Date,
): NewEvent & { doubt: Doubt | null } => {
  const now = arrivedAt.getTime();
  const occurredAt = momentIn(event);
  const counted = countedAt(occurredAt, sync, now);
  return {
    userId,
    id: event.id,
    device: event.device,
    seq: event.seq,
    type: event.type,
    payload: payloadOf(event, meaning),
    schema: event.schema,
    occurredAt: new Date(occurredAt),
    zone: event.zone,
    countedAt: new Date(counted),
    countedOn: dayOf(zone, counted),
    gradeId,
    receivedAt: arrivedAt,
    doubt: null,
  };
};
