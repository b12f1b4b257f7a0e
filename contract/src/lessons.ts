import { gradeById, gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectById, subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import {
  cleanText,
  ownLimits,
  textProblem,
  titleProblem,
  visibilities,
} from '@afrolearn/learning/lessons/own.ts';
import type { OwnAsk } from '@afrolearn/learning/own-lessons/asks.ts';
import { type OwnScene, sceneLimits } from '@afrolearn/learning/own-lessons/scenes.ts';
import { z } from 'zod';
import { AnyLessonId, EntryType, Lesson, PackedContent } from './catalogue.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault, faultOf } from './faults.ts';
import { line, NewQuestion, NewScene } from './own-questions.ts';
import { Id } from './values.ts';

/** A name or an id of a closed list, converted to the id. */
const listed = (message: string, find: (word: string | number) => number | undefined) =>
  z.union([z.string().max(60), z.int()], message).transform((word, context) => {
    const id = find(word);
    if (id !== undefined) return id;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
const numberIn = (word: string | number): number => (/^\d{1,2}$/.test(String(word)) ? Number(word) : 0);

const SubjectWord = listed(
  fault('subject/unknown'),
  (word) => (subjectById(numberIn(word)) ?? subjectByName(String(word)))?.id,
);
const noGrade = fault('grade/unknown');
const GradeWord = listed(noGrade, (word) => (gradeById(numberIn(word)) ?? gradeByName(String(word)))?.id);

type Placed = {
  subject?: number | undefined;
  grade?: number | null | undefined;
  unitId?: number | null | undefined;
};

/** Only areas beyond the classroom have no grade; a unit implies its own. */
const checkGrade = ({ subject, grade, unitId }: Placed, context: z.RefinementCtx) => {
  if (subject !== undefined && grade == null && unitId == null && subjectById(subject)?.kind === 'class')
    context.addIssue({ code: 'custom', path: ['grade'], message: noGrade });
};

const blankIsNull = (value: unknown) => (value === '' ? null : value);

const Text = z
  .string(fault('text/words'))
  .max(ownLimits.text * 4, fault('text/too-many-letters', { most: '50,000' }))
  .transform(cleanText)
  .superRefine((text, context) => {
    const found = textProblem(text);
    if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
  })
  .transform((text) => (text === '' ? null : text));

const lessonFields = {
  title: line(ownLimits.title, 'title/missing', titleProblem),
  type: z.enum(['video', 'reading', 'quiz'], fault('lesson/kind')),
  subject: SubjectWord.optional(),
  grade: z.preprocess(blankIsNull, GradeWord.nullish()),
  unitId: Id.nullish(),
  content: Text.nullish(),
  url: z.preprocess(
    blankIsNull,
    z.string(fault('link/form')).trim().max(ownLimits.url, fault('link/too-long')).nullish(),
  ),
  questions: z
    .array(NewQuestion, fault('questions/list'))
    .max(ownLimits.questions, fault('questions/too-many', { most: ownLimits.questions }))
    .nullish(),
  /** The lesson's scenes; omitting them leaves them unchanged. */
  scenes: z
    .array(NewScene, fault('scenes/list'))
    .max(sceneLimits.scenes, fault('scenes/too-many', { most: sceneLimits.scenes }))
    .nullish(),
  /** A new lesson is a draft by default; a changed one keeps its visibility. */
  visibility: z.enum(visibilities, fault('visibility/unknown')).optional(),
  classId: Id.nullish(),
};

const NewLesson = z.object(lessonFields).superRefine(checkGrade);
export type NewLesson = z.output<typeof NewLesson>;

const ChangedLesson = z
  .object({
    ...lessonFields,
    /** The version the editor loaded; the change is refused if there is a newer one. */
    version: z
      .union(
        [
          z.int(),
          z
            .string()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ],
        fault('number/form'),
      )
      .nullish(),
  })
  .superRefine(checkGrade);

/** `answer` is null for learners and parents in quizzes of their teachers (G10). */
export const LessonQuestion = z.object({
  id: z.string(),
  prompt: z.string(),
  options: z.array(z.string()),
  answer: z.string().nullable(),
  /** Other kinds than a single choice, for those who may see the answer. */
  asks: z.exactOptional(z.custom<OwnAsk>((value) => typeof value === 'object' && value !== null)),
  explanation: z.exactOptional(z.string()),
});

/** A lesson of the lessons service. `visibility` of built-in lessons is 'everyone'. */
export const ServiceLesson = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  grade: z.string().nullable(),
  unitId: z.int().nullable(),
  type: EntryType,
  /** Built-in: the packed lesson. A teacher's own: its Markdown, for the editor. */
  content: z.union([z.string(), PackedContent]).nullable(),
  url: z.string().nullable(),
  questions: z.array(LessonQuestion),
  /** For the editor of an own lesson with scenes: GET /lesson/{id} has them in displayed form. */
  scenes: z.exactOptional(
    z.array(z.custom<OwnScene>((value) => typeof value === 'object' && value !== null)),
  ),
  /** For the editor of an own lesson: the class it is for. */
  classId: z.exactOptional(z.int()),
  version: z.union([z.int(), z.string()]).nullable(),
  visibility: z.enum([...visibilities, 'everyone']),
});
export type ServiceLesson = z.infer<typeof ServiceLesson>;

export const ListedLesson = ServiceLesson.omit({ scenes: true }).extend({
  content: z.null(),
  questions: z.int().nullable(),
});
export type ListedLesson = z.infer<typeof ListedLesson>;

const ofLesson = z.object({ id: AnyLessonId });
/** As JSON: 50,000 characters of any script, and 50 questions. */
const lessonBytes = 512 * 1024;

export const lessonsRefusals = {
  'lessons/not-verified': {
    status: 403,
    text: 'Your school must confirm you as a teacher first. Please ask the head teacher.',
  },
  'lessons/ask-head': {
    status: 403,
    text: 'Only the head teacher can share a lesson with the whole school. Share it with your class, and ask them.',
  },
  'lessons/not-yours': { status: 403, text: 'Only its author or the head teacher can change this lesson.' },
  'lessons/changed': {
    status: 409,
    text: 'Somebody changed this lesson while you were writing. Open it again, then put your changes in.',
  },
  'lessons/taken-down': {
    status: 403,
    text: 'The head teacher took this lesson away. Please ask them to bring it back.',
  },
  'lessons/not-for-video': {
    status: 409,
    text: 'Only a video lesson can have a video. Please change the kind of the lesson first.',
  },
  'lessons/no-video': { status: 400, text: 'Please choose one video to send.' },
  'lessons/video-too-large': {
    status: 413,
    text: 'This video is too big. Please choose one below 50 MB, or make it shorter.',
  },
  'lessons/wrong-video': { status: 415, text: 'Please choose a whole MP4 or WebM video.' },
  'lessons/no-room': {
    status: 507,
    text: 'This server has no room for the video. Please ask the person who looks after it.',
  },
} as const satisfies Refusals;

export const lessons = defineCalls({
  'GET /lesson/:id': {
    says: 'One lesson, reading or checkpoint, whole: built-in, or a teacher’s own where the caller may see it.',
    access: 'anyone',
    sameForAll: 'mostly',
    params: z.object({ id: AnyLessonId }),
    reply: Lesson,
  },
  'GET /lessons': {
    says: 'The built-in lessons of a subject and grade and those of the own school, unpaged. In a list `content` is null and `questions` the number of questions: GET /lessons/{id} has the whole. Names or ids. With `from=school` only those of the own school.',
    access: 'anyone',
    query: z
      .object({
        subject: SubjectWord,
        grade: z.preprocess(blankIsNull, GradeWord.nullish()),
        from: z.literal('school').optional(),
      })
      .superRefine(checkGrade),
    reply: z.array(ListedLesson),
  },
  'GET /lessons/:id': {
    says: 'One lesson, whole: built-in, or a teacher’s own. Quizzes that teachers made come without answers to learners and parents.',
    access: 'anyone',
    params: ofLesson,
    reply: ServiceLesson,
  },
  'POST /lessons': {
    says: 'Makes a lesson: a draft, or for an own class; the head teacher publishes to the school. Restricted Markdown, links to allowed hosts.',
    access: 'teacher',
    body: NewLesson,
    reply: ServiceLesson,
    status: 201,
    refusals: ['lessons/not-verified', 'lessons/ask-head'],
    limitBytes: lessonBytes,
  },
  'PUT /lessons/:id': {
    says: 'Replaces an own lesson (the head teacher: any shared one of the school). With `version`, only if nobody changed it meanwhile. Old versions are kept.',
    access: 'teacher',
    params: ofLesson,
    body: ChangedLesson,
    reply: ServiceLesson,
    refusals: ['lessons/not-verified', 'lessons/ask-head', 'lessons/not-yours', 'lessons/changed'],
    limitBytes: lessonBytes,
  },
  'DELETE /lessons/:id': {
    says: 'Takes an own lesson away. For 30 days it can be brought back; its history stays.',
    access: 'teacher',
    params: ofLesson,
    reply: z.literal(true),
    refusals: ['lessons/not-verified', 'lessons/not-yours'],
  },
  'POST /lessons/:id/restore': {
    says: 'Brings a deleted lesson back, within 30 days.',
    access: 'teacher',
    params: ofLesson,
    reply: ServiceLesson,
    refusals: ['lessons/not-verified', 'lessons/taken-down'],
  },
  'POST /lessons/:id/video': {
    says: 'Gives an own video lesson its file: MP4 or WebM, told by its bytes, at most 50 MiB. Where and on what it was recorded is blanked in an MP4.',
    access: 'teacher',
    params: ofLesson,
    file: 'video',
    streams: { missing: 'lessons/no-video', tooLarge: 'lessons/video-too-large' },
    reply: ServiceLesson,
    refusals: [
      'lessons/not-verified',
      'lessons/ask-head',
      'lessons/not-yours',
      'lessons/not-for-video',
      'lessons/no-video',
      'lessons/video-too-large',
      'lessons/wrong-video',
      'lessons/no-room',
    ],
    limitBytes: 50 * 1024 * 1024,
  },
});
