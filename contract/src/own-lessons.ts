/**
 * What the editor of own lessons needs besides the lessons service: the desk, versions, pictures and
 * drawings.
 */
import { visibilities } from '@afrolearn/learning/lessons/own.ts';
import { z } from 'zod';
import { AnyLessonId, EntryType } from './catalogue.ts';
import { defineCalls, type Refusals } from './define.ts';
import { ServiceLesson } from './lessons.ts';
import { IdInPath } from './values.ts';

export const ownLessonsRefusals = {
  'own-lessons/too-many-pictures': {
    status: 409,
    text: 'A lesson can have twelve pictures. Please use one that is there already.',
  },
} as const satisfies Refusals;

const ofLesson = z.object({ id: AnyLessonId });

const OnDesk = z.object({
  id: z.string(),
  title: z.string(),
  type: EntryType,
  subject: z.string(),
  grade: z.string().nullable(),
  visibility: z.enum(visibilities),
  className: z.string().nullable(),
  questions: z.int(),
  scenes: z.int(),
  version: z.int(),
  updatedAt: z.string(),
  /** Whether the caller wrote it; the head teacher sees shared ones, too. */
  mine: z.boolean(),
  authorName: z.string().nullable(),
});

export const ownLessons = defineCalls({
  'GET /own-lessons': {
    says: 'The own lessons of a teacher, and for the head teacher what was shared in the school; then what was deleted and can come back.',
    access: 'teacher',
    reply: z.object({
      lessons: z.array(OnDesk),
      deleted: z.array(z.object({ id: z.string(), title: z.string(), deletedAt: z.string() })),
    }),
  },
  'GET /lessons/:id/versions': {
    says: 'What an own lesson was before each change, newest first.',
    access: 'teacher',
    params: ofLesson,
    reply: z.array(
      z.object({
        version: z.int(),
        title: z.string(),
        questions: z.int(),
        scenes: z.int(),
        replacedAt: z.string(),
        replacedBy: z.string().nullable(),
      }),
    ),
    refusals: ['lessons/not-verified', 'lessons/not-yours'],
  },
  'POST /lessons/:id/versions/:version/restore': {
    says: 'Makes an own lesson what it was in an earlier version. Who sees it does not change, and what it is now is kept.',
    access: 'teacher',
    params: z.object({ id: AnyLessonId, version: IdInPath }),
    reply: ServiceLesson,
    refusals: ['lessons/not-verified', 'lessons/not-yours', 'lessons/ask-head'],
  },
  'POST /lessons/:id/pictures': {
    says: 'Gives an own lesson a picture, at most twelve: JPEG, PNG or WebP, kept at 640 pixels without metadata. Scenes show it by the name in the answer.',
    access: 'teacher',
    params: ofLesson,
    file: 'picture',
    reply: z.object({ figure: z.string(), webp: z.base64() }),
    refusals: [
      'lessons/not-verified',
      'lessons/not-yours',
      'own-lessons/too-many-pictures',
      'upload/no-picture',
      'upload/wrong-kind',
      'upload/too-large',
      'upload/unreadable',
    ],
    limitBytes: 2 * 1024 * 1024,
  },
  'GET /drawings': {
    says: 'The drawing bank: its kinds, and of one kind, by a word in any of the four languages, or by their names at most 60 drawings.',
    // Learners and families get the drawings that a task names; searching is for lesson authors.
    access: 'person',
    query: z.object({
      kind: z
        .string()
        .regex(/^[a-z]{1,20}$/)
        .optional(),
      find: z.string().trim().min(1).max(40).optional(),
      /** As a scene is written: `market+woman-trader`. */
      names: z.string().min(1).max(240).optional(),
    }),
    reply: z.object({
      kinds: z.array(z.object({ kind: z.string(), drawings: z.int() })),
      drawings: z.array(z.object({ name: z.string(), kind: z.string(), title: z.string(), svg: z.string() })),
    }),
    refusals: ['lessons/not-verified'],
  },
});
