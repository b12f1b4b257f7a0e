/** Generated histories: what a learner does on several devices over weeks, and how it reaches the server. */
import fc from 'fast-check';
import { questionsOf } from '#events/catalogue.ts';
import type { LearningEvent } from '#events/events.ts';
import type { EventBody } from '#events/judge.ts';
import { sampleEntries } from '#events/testing/sample-units.ts';
import type { Answer } from '#quizzes/questions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Most answers fit, so that quizzes are passed; some are nonsense. */
const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constantFrom<Answer>(1, 2, 7, null) },
  { weight: 1, arbitrary: fc.constantFrom<Answer>('this', [0], ['x'], '') },
);

/** Single answers must not be empty; a quiz may leave some open. */
const given = answer.filter((one) => one !== null);

const idsOf = (type: string) =>
  sampleEntries.filter((item) => item.type === type).map(({ id }): string => id);
const anyOf = (ids: readonly string[]) => fc.constantFrom(...ids);
const questions = sampleEntries.flatMap((item) =>
  questionsOf(item).map(({ id }) => ({ item: item.id as string, question: id })),
);
const questionsIn = (quiz: string) =>
  questions.filter(({ item }) => item === quiz).map(({ question }) => question);

/** Few attempt ids, so that single answers and quiz ends collide. */
const attempts = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

const finishedQuiz: fc.Arbitrary<EventBody> = anyOf(idsOf('quiz')).chain((item) =>
  fc
    .record({
      attempt: anyOf(attempts),
      answers: fc.array(fc.record({ question: anyOf(questionsIn(item)), answer }), { maxLength: 6 }),
      // At least one is answered: a quiz without any answer is refused.
      last: fc.record({ question: anyOf(questionsIn(item)), answer: fc.constantFrom<Answer>(0, 1) }),
    })
    .map(({ attempt, answers, last }) => ({
      type: 'quiz.finished',
      payload: { item, attempt, answers: [...answers, last] },
    })),
);

const perfectQuiz: fc.Arbitrary<EventBody> = fc
  .tuple(anyOf(idsOf('quiz')), anyOf(attempts))
  .map(([item, attempt]) => ({
    type: 'quiz.finished',
    payload: { item, attempt, answers: questionsIn(item).map((question) => ({ question, answer: 0 })) },
  }));

const told: fc.Arbitrary<EventBody> = fc.oneof(
  {
    weight: 2,
    arbitrary: anyOf(sampleEntries.map(({ id }) => id)).map(
      (item): EventBody => ({ type: 'item.opened', payload: { item } }),
    ),
  },
  {
    weight: 5,
    arbitrary: anyOf(idsOf('video')).map(
      (item): EventBody => ({ type: 'video.finished', payload: { item } }),
    ),
  },
  {
    weight: 3,
    arbitrary: anyOf(idsOf('reading')).map(
      (item): EventBody => ({ type: 'reading.read', payload: { item } }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...questions), given, fc.option(anyOf(attempts), { nil: undefined }))
      .map(
        ([where, one, attempt]): EventBody => ({
          type: 'answer.given',
          payload: { ...where, answer: one, ...(attempt === undefined ? {} : { attempt }) },
        }),
      ),
  },
  { weight: 3, arbitrary: finishedQuiz },
  { weight: 1, arbitrary: perfectQuiz },
  {
    // Few exercises, so that some are answered twice.
    weight: 2,
    arbitrary: fc.record({ level: fc.integer({ min: 1, max: 2 }), seed: fc.nat(3), answer: given }).map(
      (payload): EventBody => ({
        type: 'practice.answered',
        payload: { generator: 'sums', ...payload },
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant<EventBody>({ type: 'tool.used', payload: { tool: 'map-explorer' } }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('spelling-bee', 'word-of-day')
      .map((tool): EventBody => ({ type: 'tool.completed', payload: { tool } })),
  },
);

/** One act: its device, the pause before it, and what was done. */
type Act = { readonly device: number; readonly wait: number; readonly told: EventBody };

const wait = fc.oneof(
  { weight: 5, arbitrary: fc.nat(90).map((minutes) => minutes * minute) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }).map((days) => days * day - 3 * minute) },
);

/** The error of a device's clock: mostly none. */
const clockError: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 10 }).map((minutes) => minutes * minute) },
  { weight: 1, arbitrary: fc.integer({ min: -3650, max: 3650 }).map((days) => days * day) },
);

export type Step =
  /** Something happens at a real moment; the device records its own clock. */
  | { readonly do: 'act'; readonly at: number; readonly device: number; readonly event: LearningEvent }
  /** A device sends its unsent events in batches of this size and order, some of them twice. */
  | {
      readonly do: 'sync';
      readonly at: number;
      readonly device: number;
      readonly size: number;
      readonly shuffle: number;
      readonly again: boolean;
    }
  | { readonly do: 'move up'; readonly at: number; readonly gradeId: number | null }
  | { readonly do: 'claim'; readonly at: number; readonly unitId: number };

type Drawn = {
  readonly acts: readonly (Act & {
    readonly after: 'nothing' | 'sync' | 'move up' | 'claim';
    readonly pick: number;
  })[];
  readonly errors: readonly number[];
};

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0').slice(-length);

const eventOf = (
  { device, told: { type, payload } }: Act,
  seq: number,
  clock: number,
  salt: number,
): LearningEvent =>
  ({
    id: `${hex(Math.max(0, clock), 12).replace(/(.{8})/, '$1-')}-7${hex(seq, 3)}-8${hex(device, 3)}-${hex(salt, 12)}`,
    device: `10000000-0000-4000-8000-00000000000${device}`,
    seq,
    type,
    payload,
    occurredAt: new Date(clock).toISOString(),
    zone: 'Africa/Kampala',
    schema: 1,
  }) as LearningEvent;

const grades = [7, 6, null, 5];

const stepsOf = (start: number, { acts, errors }: Drawn): readonly Step[] => {
  let at = start;
  const steps: Step[] = [];
  for (const [seq, one] of acts.entries()) {
    at += one.wait;
    const clock = at + (errors[one.device] ?? 0);
    steps.push({ do: 'act', at, device: one.device, event: eventOf(one, seq, clock, one.pick) });
    at += minute;
    if (one.after === 'sync') {
      const how = { size: 1 + (one.pick % 7), shuffle: one.pick, again: one.pick % 3 === 0 };
      steps.push({ do: 'sync', at, device: one.device, ...how });
    }
    if (one.after === 'move up') steps.push({ do: 'move up', at, gradeId: grades[one.pick % 4] ?? null });
    if (one.after === 'claim') steps.push({ do: 'claim', at, unitId: 9001 + (one.pick % 4) });
  }
  for (const device of [0, 1])
    steps.push({ do: 'sync', at: at + minute, device, size: 7, shuffle: 3, again: true });
  return steps;
};

type Size = { readonly maxLength: number; readonly size?: 'max' };

/** Histories from a given start: mostly short, some span weeks. Every device sends everything in the end. */
export const histories = (start: number): fc.Arbitrary<readonly Step[]> =>
  fc.oneof(
    { weight: 9, arbitrary: sized(start, { maxLength: 30 }) },
    { weight: 1, arbitrary: sized(start, { maxLength: 60, size: 'max' }) },
  );

const sized = (start: number, size: Size): fc.Arbitrary<readonly Step[]> =>
  fc
    .record({
      acts: fc.array(
        fc.record({
          device: fc.nat(1),
          wait,
          told,
          after: fc.oneof(
            { weight: 6, arbitrary: fc.constant('nothing' as const) },
            { weight: 3, arbitrary: fc.constant('sync' as const) },
            { weight: 1, arbitrary: fc.constant('move up' as const) },
            { weight: 1, arbitrary: fc.constant('claim' as const) },
          ),
          pick: fc.nat(9999),
        }),
        { minLength: 1, ...size },
      ),
      errors: fc.tuple(clockError, clockError),
    })
    .map((drawn) => stepsOf(start, drawn));

/** A deterministic shuffle for each number. */
export const shuffled = <T>(all: readonly T[], number: number): readonly T[] =>
  all
    .map((one, place) => ({ one, key: ((place + 1) * 7919 * (number + 3)) % 1009 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);

export const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
