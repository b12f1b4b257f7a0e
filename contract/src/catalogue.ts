import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import type { OwnContent } from '@afrolearn/learning/lessons/own.ts';
import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';
import { IdInPath } from './values.ts';

export const Grade = z.object({ id: z.int(), name: z.string() });
export const Subject = z.object({ id: z.int(), name: z.string() });

export const EntryType = z.enum(['video', 'reading', 'quiz']);
export const Faith = z.enum(['shared', 'christian', 'islamic']);

/** One entry of a unit's list (spec 1 §3), with its written content. */
export const UnitEntry = z.object({
  id: z.string(),
  title: z.string(),
  type: EntryType,
  duration: z.string().nullable(),
  format: z.string(),
  url: z.string().nullable(),
  questions: z.int().nullable(),
  /** For a written lesson: its number of scenes. */
  scenes: z.int().nullable(),
  points: z.int(),
  faith: Faith.nullable(),
  written: z.boolean(),
});
export type UnitEntry = z.infer<typeof UnitEntry>;

export const UnitCard = z.object({
  id: z.int(),
  title: z.string(),
  about: z.string(),
  subjectId: z.int(),
  gradeId: z.int().nullable(),
  order: z.int(),
  term: z.int().nullable(),
  level: z.string(),
  strand: z.string().nullable(),
  lessonCount: z.int(),
  /** Lessons only. */
  written: z.int(),
  /** All entries: lessons, readings and checkpoints. Learners see this number as 'parts'. */
  entryCount: z.int(),
  readyCount: z.int(),
});
export type UnitCard = z.infer<typeof UnitCard>;

export const Unit = UnitCard.extend({
  key: z.string(),
  subject: z.string(),
  grade: z.string().nullable(),
  topics: z.array(z.string()),
  /** Titles, as documented (spec 1 §3); `items` is the full list with readings and checkpoints. */
  lessons: z.array(z.string()),
  items: z.array(UnitEntry),
});
export type Unit = z.infer<typeof Unit>;

/** The content was checked when it was packed, so it is not parsed again. */
export const PackedContent = z.custom<EntryContent>((value) => typeof value === 'object' && value !== null);
const ShownContent = z.custom<EntryContent | OwnContent>(
  (value) => typeof value === 'object' && value !== null,
);

export const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  grade: z.string().nullable(),
  subjectId: z.int(),
  gradeId: z.int().nullable(),
  /** Null for a teacher's lesson without a unit; then `unitTitle` is empty. */
  unitId: z.int().nullable(),
  unitTitle: z.string(),
  type: EntryType,
  points: z.int(),
  duration: z.string().nullable(),
  /** Null while the lesson is listed but not written. A teacher's own has the type 'own'. */
  content: ShownContent.nullable(),
  /** Changes with the content. */
  version: z.string().nullable(),
});
export type Lesson = z.infer<typeof Lesson>;

/** A unit entry, or a teacher's own lesson. */
export const AnyLessonId = z.string().regex(/^(?:u\d{1,9}-[lrq]\d{1,3}|t[1-9]\d{0,8})$/);
/** The data of a tool was checked when it was packed; here it passes as it is. */
const ToolContent = z.custom<ToolContents[ToolWithContent]>(
  (value) => typeof value === 'object' && value !== null,
);
const UnitId = IdInPath;
const wholeNumber = z
  .string()
  .regex(/^\d{1,4}$/, fault('number/form'))
  .transform(Number);

export const catalogue = defineCalls({
  'GET /grades': {
    says: 'Primary 1 to Primary 7. A bearer is not needed, but a dead one is refused.',
    access: 'anyone',
    sameForAll: true,
    reply: z.array(Grade),
    refusals: ['session/expired'],
  },
  'GET /subjects': {
    says: 'All subjects, then the areas beyond the classroom.',
    access: 'anyone',
    sameForAll: true,
    reply: z.array(Subject),
  },
  'GET /units': {
    says: 'The units of a subject, of one grade or (beyond the classroom) of none. A learner’s begun ones say how far they are.',
    access: 'anyone',
    sameForAll: 'mostly',
    query: z.object({ subject: wholeNumber, grade: wholeNumber.optional() }),
    reply: z.array(UnitCard.extend({ percent: z.int().optional() })),
  },
  'GET /unit/:id': {
    says: 'One unit with its list of lessons, readings and checkpoints.',
    access: 'anyone',
    sameForAll: 'mostly',
    params: z.object({ id: UnitId }),
    reply: Unit,
  },
  'GET /units/:id/summary': {
    says: 'Points of a unit: all there are, and those that this person earned. A unit that grows lowers `percent`, never `reached`.',
    access: 'anyone',
    sameForAll: 'mostly',
    params: z.object({ id: UnitId }),
    reply: z.object({
      totalPoints: z.int(),
      earnedPoints: z.int(),
      percent: z.int(),
      /** The highest percentage so far, which decides the title. */
      reached: z.int(),
      /** The checkpoints that cap the percentage at 79; empty where nothing does. */
      heldBy: z.array(z.string()),
      /** 'Claim Reward' is available, or was used. */
      claimable: z.boolean(),
    }),
  },
  'GET /pictures': {
    says: 'The first drawing of each of these unit entries, at most 24: for lists that small children find their way in. An entry that has none is left out.',
    access: 'anyone',
    sameForAll: true,
    query: z.object({
      /** Comma-separated ids. */
      of: z.string().regex(/^u\d{1,9}-[lrq]\d{1,3}(?:,u\d{1,9}-[lrq]\d{1,3}){0,23}$/, fault('entries/form')),
    }),
    reply: z.array(z.object({ id: z.string(), svg: z.string() })),
  },
  'GET /manifest': {
    says: 'What keeping a subject of a grade on a device needs: items, hashes and bytes.',
    access: 'anyone',
    sameForAll: 'mostly',
    query: z.object({ subject: wholeNumber, grade: wholeNumber.optional() }),
    reply: z.object({
      hash: z.string(),
      /** The size on the device. */
      bytes: z.int(),
      /** About the size of the download, which is compressed. */
      compressed: z.int(),
      items: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          unitId: z.int(),
          title: z.string(),
          hash: z.string(),
          bytes: z.int(),
          compressed: z.int(),
        }),
      ),
    }),
    refusals: ['access/not-found'],
  },
  'GET /tools/:slug/content': {
    says: 'The data of a study tool, as the curriculum packs it: riddles, word lists, maps. Its hash changes with it.',
    access: 'anyone',
    sameForAll: 'mostly',
    params: z.object({ slug: z.string().max(40, fault('text/too-long')) }),
    reply: z.object({ hash: z.string(), content: ToolContent }),
    refusals: ['access/not-found'],
  },
});
