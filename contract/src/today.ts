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
  /** A checkpoint that was finished and failed. */
  again: z.boolean(),
  /** A checkpoint that was finished before; a retake is unfinished. */
  begun: z.boolean().optional(),
});

/** A unit with its written entries. */
export const ReadyUnit = z.object({
  id: z.int(),
  title: z.string(),
  subjectId: z.int(),
  gradeId: z.int().nullable(),
  entries: z.array(ReadyEntry),
});

/** The preview data of an entry. */
export const EntryLook = z.object({
  id: z.string(),
  /** Scenes of a lesson, questions of a quiz; null for a reading. */
  parts: z.int().nullable(),
  minutes: z.int(),
  /** For a lesson: the end of each scene in seconds. Empty for others. */
  ends: z.array(z.number()),
  /** Its first drawing, as text; null where it has none. */
  picture: z.object({ svg: z.string(), title: z.string() }).nullable(),
});
export type EntryLook = z.infer<typeof EntryLook>;

export const Today = z.object({
  /** The unit last worked in that has something left; else the last one. Null before the first lesson. */
  current: ReadyUnit.nullable(),
  /** Entries worked in, latest first, then those only opened; and when the first of them was. */
  opened: z.array(z.string()),
  openedAt: z.string().nullable(),
  /** The lesson that helps with the checkpoint to retry; null for none. */
  weak: z.string().nullable(),
  /** The last failed checkpoint's unit, if it is not the current one. */
  failed: ReadyUnit.nullable().optional(),
  /** The unit to start next: in the learner's class while it has one, then beyond it. */
  ahead: ReadyUnit.nullable(),
  /** Reviews due today, and those already done today. */
  due: z.int(),
  reviewed: z.int(),
  /** For the entries likely to be opened next. */
  looks: z.array(EntryLook),
  /** Saved positions of unfinished entries, as a device sent them. */
  places: z.array(z.object({ id: z.string(), place: z.string() })),
  /** Monday to Friday of this week. */
  week: z.array(z.object({ day: z.string(), state: z.enum(['active', 'kept', 'missed', 'free', 'ahead']) })),
  streak: z.object({ days: z.int(), shields: z.int(), activeToday: z.boolean() }),
  /** For the requested class, else the learner's own. Unwritten units are only in `units`. */
  subjects: z.array(
    z.object({
      id: z.int(),
      units: z.int(),
      ready: z.int(),
      done: z.int(),
      /** Written entries, and completed ones: a checkpoint counts once it is passed. */
      entries: z.int(),
      entriesDone: z.int(),
      /** The first entry that is not done; null when all are. */
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
