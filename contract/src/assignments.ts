/**
 * Work that a teacher assigns to a class, a group or pupils, or a parent to a child; its progress; hand-ins.
 */
import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { workOf } from '@afrolearn/learning/assignments/refs.ts';
import {
  ownWorkProblem,
  plainLetters,
  taskProblem,
  wordsToChildrenProblem,
} from '@afrolearn/learning/assignments/texts.ts';
import { z } from 'zod';
import { Assignment, AssignmentResults, ChildAssignment, Outcome, OwnAssignment } from './assigned-work.ts';
import { defineCalls, type Refusals } from './define.ts';
import { type FieldFault, fault, faultOf } from './faults.ts';
import { Done, Id, IdInPath } from './values.ts';

const checkedText = (
  missing: string,
  most: number,
  problem: (text: string, most: number) => FieldFault | null,
) =>
  z
    .string(missing)
    .max(20_000, fault('text/too-long'))
    .transform(plainLetters)
    .superRefine((text, context) => {
      const found = text === '' ? null : problem(text, most);
      if (text === '') context.addIssue({ code: 'custom', message: missing });
      else if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
    });

const toChildren = (missing: string, most: number) => checkedText(missing, most, wordsToChildrenProblem);
const ofOnesOwn = checkedText(fault('hand-in/missing'), assignmentLimits.handInLetters, ownWorkProblem);

/** `unit:400`, `u400-l1`, `practice:round-to-ten` or `paper`. */
const Ref = z
  .string(fault('plan/missing'))
  .max(80, fault('plan/unit-or-lesson'))
  .refine((ref) => workOf(ref) !== null, fault('plan/unit-or-lesson'));

/* A typing mistake such as the year 0026 is refused, because the database's calendars lack it. */
const isOfOurTime = (day: string): boolean => day >= '2000-01-01' && day <= '2100-12-31';
const Day = z.iso.date(fault('day/missing')).refine(isOfOurTime, fault('day/missing'));

const InPath = z.object({ id: IdInPath });
const OfLearner = z.object({ id: IdInPath, learnerId: IdInPath });
const PhotoInPath = z.preprocess(
  (text) => (/^\d{1,2}$/.test(String(text)) ? Number(text) : text),
  z.int().min(1).max(assignmentLimits.photos),
);
const OfChild = z.object({ id: IdInPath, workId: IdInPath });

const photoRefusals = [
  'assignments/closed',
  'assignments/too-many-photos',
  'upload/not-allowed',
  'upload/no-picture',
  'upload/too-large',
  'upload/wrong-kind',
  'upload/unreadable',
] as const;

export const assignmentsRefusals = {
  'assignments/nobody': {
    status: 400,
    text: 'Please say for whom: a class, a group of it, or some of its pupils.',
  },
  'assignments/closed': { status: 409, text: 'This work is closed. Please ask your teacher.' },
  'assignments/reminded-today': {
    status: 409,
    text: 'They were reminded today. You can remind them again tomorrow.',
  },
  'assignments/too-many-photos': {
    status: 409,
    text: 'Three photos are handed in already. That is enough for your teacher to look at.',
  },
  'assignments/nothing-handed-in': { status: 409, text: 'There is nothing handed in to review.' },
  'assignments/changed-since': {
    status: 409,
    text: 'The work was handed in or reviewed again since you saw it. Please look at it as it is now.',
  },
} as const satisfies Refusals;

export const assignments = defineCalls({
  'POST /assignments': {
    says: 'Assigns a lesson, reading, checkpoint, unit, set of exercises or a task on paper: a teacher to a class, a group of it or some of its pupils, a parent to an own child. The same thing again for a whole class or a child changes its day.',
    access: 'person',
    body: z
      .object({
        ref: Ref,
        classId: Id.optional(),
        childId: Id.optional(),
        groupId: Id.optional(),
        pupilIds: z
          .array(Id, fault('pupils/missing'))
          .min(1, fault('pupils/missing'))
          .max(assignmentLimits.pupils, fault('pupils/too-many'))
          .optional(),
        dueOn: Day.nullish(),
        title: toChildren(fault('title/missing'), assignmentLimits.titleLetters).optional(),
        paper: checkedText(fault('paper/missing'), assignmentLimits.paperLetters, taskProblem).optional(),
        /** The paper's answers: for the reviewing teachers, never for learners or families. */
        answers: checkedText(fault('text/words'), assignmentLimits.paperLetters, ownWorkProblem)
          .or(z.literal(''))
          .optional(),
        word: toChildren(fault('text/words'), assignmentLimits.wordLetters).optional(),
        wanted: z
          .int(fault('exercises/count'))
          .min(assignmentLimits.fewestExercises, fault('exercises/count'))
          .max(assignmentLimits.mostExercises, fault('exercises/count'))
          .optional(),
        /** Repeats a lesson for some pupils: earlier work does not count. */
        again: z.boolean(fault('switch/unknown')).optional(),
      })
      .superRefine(({ ref, title, paper }, context) => {
        if (ref !== 'paper') return;
        if (title === undefined)
          context.addIssue({ code: 'custom', path: ['title'], message: fault('title/missing') });
        if (paper === undefined)
          context.addIssue({ code: 'custom', path: ['paper'], message: fault('paper/missing') });
      }),
    reply: z.object({ id: Id, learners: z.int() }),
    status: 201,
    refusals: [
      'plan/nobody',
      'assignments/nobody',
      'children/not-verified',
      'access/denied',
      'access/not-found',
    ],
  },
  'GET /assignments': {
    says: 'What this teacher assigned, or of one class all that was assigned there, the latest first, at most 100.',
    access: 'teacher',
    query: z.object({ classId: IdInPath.optional() }),
    reply: z.array(Assignment),
    refusals: ['children/not-verified', 'access/not-found'],
  },
  'GET /assignments/:id': {
    says: 'How far each pupil is, how each question went, and which named mistakes were made, with five minutes of reteaching for each. Of pupils without consent only the name.',
    access: 'teacher',
    params: InPath,
    reply: AssignmentResults,
    refusals: ['children/not-verified'],
  },
  'PATCH /assignments/:id': {
    says: 'Changes the day or the word of an own assignment, closes it, or opens it again.',
    access: 'teacher',
    params: InPath,
    body: z.object({
      dueOn: Day.nullish(),
      word: toChildren(fault('text/words'), assignmentLimits.wordLetters).or(z.literal('')).optional(),
      closed: z.boolean(fault('switch/unknown')).optional(),
    }),
    reply: Done,
    refusals: ['children/not-verified'],
  },
  'DELETE /assignments/:id': {
    says: 'Takes an own assignment back.',
    access: 'person',
    params: InPath,
    reply: Done,
  },
  'POST /assignments/:id/remind': {
    says: 'Reminds those who have not started, once a day: their notification of this work comes to the top again, unread, and so does that of guardians who want news of assignments.',
    access: 'teacher',
    params: InPath,
    reply: z.object({ reminded: z.int(), guardians: z.int() }),
    refusals: ['children/not-verified', 'assignments/closed', 'assignments/reminded-today'],
  },
  'POST /assignments/:id/hand-ins/:learnerId/review': {
    says: 'Says what is thought of work that was handed in: accepted, or given back to be done again. `seen` repeats the times of the hand-in that was looked at: where it was handed in or reviewed by another teacher since, nothing is written. The same review twice is one.',
    access: 'teacher',
    params: OfLearner,
    body: z.object({
      outcome: z.enum(Outcome.options, fault('review/outcome')),
      comment: toChildren(fault('text/words'), assignmentLimits.commentLetters).or(z.literal('')).optional(),
      seen: z.object({ at: z.iso.datetime(), reviewedAt: z.iso.datetime().nullable() }).optional(),
    }),
    reply: Done,
    refusals: ['children/not-verified', 'assignments/nothing-handed-in', 'assignments/changed-since'],
  },
  'GET /assignments/:id/hand-ins/:learnerId/photos/:n': {
    says: 'A photo of work that was handed in, for the learner, a guardian, the teacher of the class and the administrator.',
    access: 'person',
    params: z.object({ ...OfLearner.shape, n: PhotoInPath }),
    reply: z.object({ webp: z.string() }),
  },
  'GET /teacher/upcoming-assignments': {
    says: 'What is due today or later in the own classes, the soonest first, at most 50.',
    access: 'teacher',
    reply: z.array(
      z.object({
        id: Id,
        title: z.string(),
        dueDate: z.string(),
        className: z.string(),
        subject: z.string(),
        grade: z.string(),
        /** The number of learners, and of those who have done it. */
        learners: z.int(),
        done: z.int(),
      }),
    ),
  },
  'GET /my-assignments': {
    says: 'What was assigned to this learner and is not over for long, what is due first comes first.',
    access: 'learner',
    reply: z.array(OwnAssignment),
  },
  'POST /my-assignments/:id/hand-in': {
    says: 'Hands in what was written. Again, it takes the place of what was handed in before.',
    access: 'learner',
    params: InPath,
    body: z.object({ text: ofOnesOwn }),
    reply: Done,
    refusals: ['assignments/closed', 'consent/on-device'],
  },
  'POST /my-assignments/:id/photo': {
    says: 'Hands in a photo of what was done on paper, at most three; kept at 1280 pixels without metadata.',
    access: 'learner',
    params: InPath,
    file: 'photo',
    reply: z.object({ photos: z.int() }),
    refusals: photoRefusals,
    limitBytes: 2 * 1024 * 1024,
  },
  'GET /children/assignments': {
    says: 'What was assigned to the own children, what is due first comes first.',
    access: 'parent',
    reply: z.array(ChildAssignment),
  },
  'POST /children/:id/assignments/:workId/hand-in': {
    says: 'A guardian hands in what a child wrote or said.',
    access: 'parent',
    params: OfChild,
    body: z.object({ text: ofOnesOwn }),
    reply: Done,
    refusals: ['assignments/closed', 'consent/not-kept'],
  },
  'POST /children/:id/assignments/:workId/photo': {
    says: 'A guardian hands in a photo of a child’s work on paper.',
    access: 'parent',
    params: OfChild,
    file: 'photo',
    reply: z.object({ photos: z.int() }),
    refusals: photoRefusals,
    limitBytes: 2 * 1024 * 1024,
  },
  'POST /children/:id/assignments/:workId/reviewed': {
    says: 'A guardian says that they have looked at the work of their child. The first time counts.',
    access: 'parent',
    params: OfChild,
    reply: Done,
  },
});
