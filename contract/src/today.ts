import { z } from 'zod';
import { EntryType, Faith } from './catalogue.ts';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';

export const ReadyEntry = z.object({
  id: z.string(),
  title: z.string(),
  type: EntryType,
  faith: Faith.nullable(),
  done: z.boolean(),
  /** A checkpoint that was finished and not passed. */
  again: z.boolean(),
  /** A checkpoint that was finished before, is taken anew and was left in the middle. */
  begun: z.boolean().optional(),
});

/** A unit with the entries that are written. */
export const ReadyUnit = z.object({
  id: z.int(),
  title: z.string(),
  subjectId: z.int(),
  gradeId: z.int().nullable(),
  entries: z.array(ReadyEntry),
});

/** What can be said of an entry before it is opened. */
export const EntryLook = z.object({
  id: z.string(),
  /** Scenes of a lesson, questions of a quiz; null for a reading. */
  parts: z.int().nullable(),
  minutes: z.int(),
  /** Of a lesson: when each of its scenes ends, in seconds. Empty for the others. */
  ends: z.array(z.number()),
  /** Its first drawing, as text; null where it has none. */
  picture: z.object({ svg: z.string(), title: z.string() }).nullable(),
});
export type EntryLook = z.infer<typeof EntryLook>;

export const Today = z.object({
  /** The unit that was worked in last and has something left; where none has, the last. Null before the first lesson. */
  current: ReadyUnit.nullable(),
  /** Entries that were worked in, the latest first, then those that were only opened; and when the first of them was. */
  opened: z.array(z.string()),
  openedAt: z.string().nullable(),
  /** The lesson that helps with the checkpoint that is to be tried again; null where there is none. */
  weak: z.string().nullable(),
  /** The checkpoint that was not passed last, in its unit, where that is not the current one. */
  failed: ReadyUnit.nullable().optional(),
  /** The unit to begin next: of the own class while it has one, then beyond it. */
  ahead: ReadyUnit.nullable(),
  /** Questions that a review asks today, and those that were asked again today already. */
  due: z.int(),
  reviewed: z.int(),
  /** Of the entries that are likely to be opened. */
  looks: z.array(EntryLook),
  /** Where those of them that were begun were left, as a device wrote it down. */
  places: z.array(z.object({ id: z.string(), place: z.string() })),
  /** Monday to Friday of this week. */
  week: z.array(z.object({ day: z.string(), state: z.enum(['active', 'kept', 'missed', 'free', 'ahead']) })),
  streak: z.object({ days: z.int(), shields: z.int(), activeToday: z.boolean() }),
  /** Of the class that was asked about, else of the own. What nobody has written yet is only in `units`. */
  subjects: z.array(
    z.object({
      id: z.int(),
      units: z.int(),
      ready: z.int(),
      done: z.int(),
      /** Entries that are written, and those that are done: a checkpoint is when it is passed. */
      entries: z.int(),
      entriesDone: z.int(),
      /** The first entry that is not done; null where all are. */
      next: z.string().nullable(),
    }),
  ),
});
export type Today = z.infer<typeof Today>;

export const today = defineCalls({
  'GET /today': {
    says: 'What this learner can do next: the unit under way, the one after it, the week, and how far they are in the subjects of a class.',
    access: 'learner',
    query: z.object({
      grade: z
        .string()
        .regex(/^[1-7]$/, fault('number/form'))
        .transform(Number)
        .optional(),
    }),
    reply: Today,
  },
});
