/**
 * A fast parser for the most common event, an answer: the schema allocates a dozen objects for each of fifty
 * in a batch. It accepts or returns null, and then the schema decides and words the fault. Accepted events
 * equal the schema's output (`quick-read.test.ts`).
 */
import { eventForms, type LearningEvent } from '@afrolearn/contract/events.ts';
import { z } from 'zod';

type Answered = Extract<LearningEvent, { type: 'answer.given' }>;
type Raw = Answered['payload']['answer'];

const { name, zone, text, list, seq } = eventForms;
/* The formats of ids and moments, as in the schema. */
const [idForm, moment] = [z.regexes.guid, z.regexes.datetime({ offset: true })];

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= name;

const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= text;

const isRaw = (value: unknown): value is Raw => {
  if (value === null || isText(value)) return true;
  if (!Array.isArray(value)) return Number.isFinite(value);
  if (value.length > list) return false;
  return value.every((one) => Number.isFinite(one)) || value.every(isText);
};

const isSeq = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= seq;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const payloadIn = (sent: unknown): Answered['payload'] | null => {
  // Rare: only answers of a retry have it.
  if (!isFields(sent) || 'asked' in sent) return null;
  const { question, answer, item } = sent;
  if (!isName(question) || !isName(item) || !isRaw(answer)) return null;
  const raw = Array.isArray(answer) ? ([...answer] as Raw) : answer;
  if (!('attempt' in sent)) return { question, answer: raw, item };
  const { attempt } = sent;
  return isId(attempt) ? { question, answer: raw, item, attempt: attempt.toLowerCase() } : null;
};

export const quickAnswer = (sent: Fields): Answered | null => {
  const { id, device, seq: place, occurredAt, zone: where } = sent;
  if (sent['type'] !== 'answer.given' || sent['schema'] !== 1 || Array.isArray(sent)) return null;
  if (!isId(id) || !isId(device) || !isSeq(place)) return null;
  if (typeof occurredAt !== 'string' || !moment.test(occurredAt)) return null;
  if (typeof where !== 'string' || where.length > zone) return null;
  const payload = payloadIn(sent['payload']);
  if (payload === null) return null;
  return {
    id: id.toLowerCase(),
    device: device.toLowerCase(),
    seq: place,
    type: 'answer.given',
    payload,
    occurredAt,
    zone: where,
    schema: 1,
  };
};
