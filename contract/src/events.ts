import { mostEpochs, mostEvents } from '@afrolearn/learning/events/events.ts';
import { doubts } from '@afrolearn/learning/events/plausible.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { IdInPath } from './values.ts';

/** Limits of event fields, for the schema and for fast checks of many events. */
export const eventForms = {
  name: 60,
  zone: 60,
  /** Letters of one answer, and answers in one event. */
  text: 500,
  list: 50,
  seq: 2_147_483_647,
} as const;

/** An id from the device; whether such a lesson, tool or generator exists is up to the server. */
const Name = z.string().min(1).max(eventForms.name);
/** Any 128 bits in UUID form: the version is not checked. */
const Uuid = z.guid().toLowerCase();
const text = z.string().max(eventForms.text);
/** As the learner gave it; the grader interprets it. */
const RawAnswer = z.union([
  z.number(),
  text,
  z.array(z.number()).max(eventForms.list),
  z.array(text).max(eventForms.list),
  z.null(),
]);
/** `asked`: what a retry asked in place of the question. */
const QuestionAnswer = z.object({ question: Name, answer: RawAnswer, asked: z.exactOptional(Name) });

const count = z.int().min(0).max(100_000);
const Pieces = z.object({ count, different: count });
/** What was done with a tool: facts, no score (`learning/src/tools/evidence.ts`). */
const ToolEvidence = z.object({
  run: Uuid,
  ms: z
    .int()
    .min(0)
    .max(24 * 60 * 60 * 1000),
  answers: z.exactOptional(z.array(z.object({ question: Name, answer: RawAnswer })).max(60)),
  words: z.exactOptional(Pieces),
  moves: z.exactOptional(Pieces),
  strokes: z.exactOptional(z.object({ count, points: z.int().min(0).max(1_000_000) })),
});

const about = { id: Uuid, device: Uuid, seq: z.int().min(0).max(eventForms.seq) };
const when = {
  occurredAt: z.iso.datetime({ offset: true }),
  zone: z.string().max(eventForms.zone),
  schema: z.literal(1),
};

const kind = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.object({ ...about, type: z.literal(type), payload, ...when });

export const LearningEvent = z.discriminatedUnion('type', [
  kind('item.opened', z.object({ item: Name })),
  kind('video.finished', z.object({ item: Name })),
  kind('reading.read', z.object({ item: Name })),
  kind('answer.given', QuestionAnswer.extend({ item: Name, attempt: z.exactOptional(Uuid) })),
  kind('quiz.finished', z.object({ item: Name, attempt: Uuid, answers: z.array(QuestionAnswer).max(60) })),
  kind(
    'practice.answered',
    z.object({
      generator: Name,
      level: z.int().min(1).max(9),
      seed: z.int().min(0).max(4_294_967_295),
      answer: RawAnswer,
    }),
  ),
  kind('tool.used', z.object({ tool: Name })),
  kind('tool.completed', z.object({ tool: Name, evidence: z.exactOptional(ToolEvidence) })),
]);
export type LearningEvent = z.infer<typeof LearningEvent>;

const example = {
  id: '019cd12e-5300-7d38-95bb-4a5f9d4e4606',
  device: '7b0d7a5e-3f0c-4c53-9d35-0f2f7d7c1c11',
  seq: 12,
  type: 'video.finished',
  payload: { item: 'u400-l1' },
  occurredAt: '2026-03-09T06:00:00Z',
  zone: 'Africa/Kampala',
  schema: 1,
} satisfies z.input<typeof LearningEvent>;

/**
 * Any value is accepted in place of an event and refused on its own, so that a broken one does not block the
 * others. The server parses each in turn.
 */
const Sealed = z
  .unknown()
  .meta({
    description: `One event of the types ${LearningEvent.options.map(({ shape }) => shape.type.value).join(', ')}. What is none is refused alone.`,
    examples: [example],
  })
  .transform((sent) => ({ open: (): unknown => sent }));

const Doubt = z.enum(doubts).meta({
  description:
    "It is stored and earns nothing. 'no time': there was not the time for it. 'no proof': a completed tool without evidence, or with the evidence of another use. The same work, done again, earns. Told again with a duplicate.",
});

export const EventResult = z.object({
  id: z.string(),
  status: z.enum(['stored', 'duplicate', 'refused']),
  /** For a refused event: the reason shown to the learner. */
  reason: z.string().optional(),
  field: z.exactOptional(z.string().meta({ description: 'The path of the field that could not be read.' })),
  doubt: z.exactOptional(Doubt),
  seeds: z.exactOptional(
    z
      .int()
      .meta({ description: 'Wisdom Seeds that this event earned when it was stored; left out where none.' }),
  ),
});
export type EventResult = z.infer<typeof EventResult>;

export const EarnedBadge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.string(),
});

export const eventsRefusals = {
  'units/not-mastered': {
    status: 409,
    text: 'The reward waits until everything in this unit is done. Look what is still missing.',
  },
} as const satisfies Refusals;

export const events = defineCalls({
  'POST /events': {
    partByPart: true,
    says: 'Takes what a learner did, each event exactly once, and answers for each in the same order. Never takes a score.',
    access: 'learner',
    body: z.object({
      events: z
        .array(Sealed, fault('events/list'))
        .max(mostEvents, fault('events/too-many', { most: mostEvents })),
      receipts: z.exactOptional(
        z.array(z.string().max(200)).max(mostEpochs).meta({
          description:
            'The last receipt that the device has of each epoch. One for an event that this server has lost proves that a backup was restored, and begins a new epoch.',
        }),
      ),
    }),
    reply: z.object({
      results: z.array(EventResult),
      epoch: z.string(),
      receipt: z.exactOptional(
        z.string().meta({
          description: 'Says that this server has the events up to here. Shown again with the next batch.',
        }),
      ),
      syncedAt: z.exactOptional(z.string().nullable()),
    }),
    refusals: ['consent/on-device'],
    limitBytes: 512 * 1024,
  },
  'GET /sync': {
    says: 'The epoch of this server and when it last took events of this learner. After a new epoch a device offers what it kept again.',
    access: 'learner',
    reply: z.object({ epoch: z.string(), syncedAt: z.string().nullable() }),
  },
  'POST /units/:id/claim': {
    says: 'Claims the reward of a unit whose written entries are done and whose checkpoints are passed: 100 Wisdom Seeds and its badge, once. Asked again it answers the same.',
    access: 'learner',
    params: z.object({ id: IdInPath }),
    reply: z.object({ unitId: z.int(), seeds: z.int(), badge: EarnedBadge, claimedAt: z.string() }),
    refusals: ['units/not-mastered', 'consent/not-kept'],
  },
});
