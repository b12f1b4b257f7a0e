import { verdicts } from '@afrolearn/learning/texts/spoken-po.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';

/** The languages that are translated from English. */
const Spoken = z.enum(['sw', 'fr', 'lg'], fault('language/unknown'));

const Verdict = z.enum(verdicts, fault('request/check'));
/** One text, or one for each plural form. */
const Wording = z.array(z.string());

const Reading = z.object({
  /** Null for a person who has left. */
  by: z.string().nullable(),
  mine: z.boolean(),
  /** A day, such as 2026-11-30. */
  on: z.string(),
  verdict: Verdict,
  wording: Wording.nullable(),
  note: z.string().nullable(),
});
export type TextReading = z.infer<typeof Reading>;

const Text = z.object({
  /** The identifier in PO files: `web/lesson.notFound`. */
  key: z.string(),
  /** Identifies this wording of the English and the translation: a review is for one wording. */
  mark: z.string(),
  english: Wording,
  wording: Wording,
  holes: z.array(z.string()),
  /** Where it is shown, and to whom. */
  place: z.enum(['web', 'server', 'growth']),
  feature: z.string(),
  reader: z.enum(['learner', 'adult']),
  mostLetters: z.int(),
  /** A question for the speaker. */
  ask: z.string().nullable(),
  /** A review that was published with this version. */
  published: z.object({ by: z.string(), on: z.string() }).nullable(),
  readings: z.array(Reading),
});
export type Text = z.infer<typeof Text>;

const Counts = z.object({ texts: z.int(), read: z.int(), asked: z.int() });

export const textsRefusals = {
  'texts/not-allowed': {
    status: 403,
    text: 'You are not on the list of people who read texts. The person who looks after this server can add you.',
  },
  'texts/changed': {
    status: 409,
    text: 'This text was changed after you opened it. Please load the page again; your own version is still on this device.',
  },
} as const satisfies Refusals;

export const textsPerPage = 20;

export const texts = defineCalls({
  'GET /texts': {
    says: 'The languages whose texts one may read and mend, and how far each feature is.',
    access: 'person',
    reply: z.array(
      Counts.extend({
        language: Spoken,
        features: z.array(Counts.extend({ place: Text.shape.place, feature: z.string() })),
      }),
    ),
    refusals: ['texts/not-allowed'],
  },
  'GET /texts/list': {
    says: 'Texts of a language, twenty at a time, with their English and what speakers said of them.',
    access: 'person',
    query: z.object({
      language: Spoken,
      /** Not reviewed yet, with a question for a speaker, or reviewed by the caller. */
      only: z.enum(['all', 'unread', 'asked', 'mine'], fault('request/check')).default('all'),
      /** `web/lesson`. */
      feature: z.string().max(100, fault('text/too-long')).optional(),
      search: z.string().trim().max(200, fault('search/too-long')).optional(),
      from: z.coerce
        .number(fault('request/check'))
        .int(fault('request/check'))
        .min(0)
        .max(1_000_000)
        .default(0),
    }),
    reply: z.object({ found: z.int(), texts: z.array(Text) }),
    refusals: ['texts/not-allowed'],
  },
  'PUT /texts/readings': {
    says: 'What a speaker found of a text in its present wording. A second reading of it replaces the first.',
    access: 'person',
    body: z.object({
      language: Spoken,
      key: z.string(fault('request/check')).max(200, fault('text/too-long')),
      mark: z.string(fault('request/check')).max(40, fault('text/too-long')),
      verdict: Verdict,
      wording: z
        .array(z.string(fault('request/check')).max(2000, fault('text/too-long')))
        .max(6, fault('request/check'))
        .optional(),
      note: z
        .string(fault('request/check'))
        .trim()
        .max(500, fault('text/too-many-letters', { most: 500 }))
        .optional(),
    }),
    reply: Text,
    refusals: ['texts/not-allowed', 'texts/changed', 'access/not-found'],
  },
});
