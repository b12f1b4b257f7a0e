import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { Child, Handed, IssuedCard, NewCard } from './families.ts';
import { fault } from './faults.ts';
import { ClassName, Done, GradeName, Id, IdInPath, PupilName } from './values.ts';

export const ClassOfTeacher = z.object({
  id: Id,
  name: z.string(),
  grade: z.string(),
  subjectId: z.int(),
  subject: z.string(),
  /** The number of learners on the roster, never a typed number. */
  students: z.int(),
  archived: z.boolean(),
  /** Null until the school has verified the teacher. */
  code: z.string().nullable(),
  /** Closed or expired: nobody can join with it. Missing in lists that a device stored earlier. */
  codeRests: z.boolean().optional(),
});
export type ClassOfTeacher = z.infer<typeof ClassOfTeacher>;

const SubjectName = z
  .string(fault('subject/missing'))
  .min(1, fault('subject/missing'))
  .max(60, fault('subject/unknown'))
  .refine((name) => subjectByName(name) !== undefined, fault('subject/unknown'));

/** 'Number of Students' is a documented field. It is validated and dropped: the roster counts (G38). */
const TypedCount = z.int(fault('students/positive')).min(1, fault('students/positive')).optional();

/** The most open classes of a teacher, and the days in which an archived one can be restored. */
export const mostClasses = 20;
export const undoDays = 30;

/** A row of a class list, without figures. */
const Pupil = Child.extend({
  /** No consent, or a guardian withdrew it: the learner's figures are for the family alone. */
  consentMissing: z.boolean(),
});

/** The code says `children` for compatibility: it is older than the area of classes. */
export const classesRefusals = {
  'children/class-full': {
    status: 409,
    text: 'A class can have 300 pupils at most. Please look whether a list was added twice.',
  },
  'classes/too-many': {
    status: 409,
    text: 'You can have 20 classes at most. Please archive one that you do not teach any more.',
  },
  'classes/too-late': {
    status: 409,
    text: 'This was more than 30 days ago and cannot be undone any more.',
  },
} as const satisfies Refusals;

export const classes = defineCalls({
  'GET /classes/mine': {
    says: 'The classes that this teacher teaches.',
    access: 'teacher',
    reply: z.array(ClassOfTeacher),
  },
  'POST /classes': {
    says: 'Makes a class. It has a code once the school has verified the teacher.',
    access: 'teacher',
    body: z.object({ name: ClassName, grade: GradeName, subject: SubjectName, students: TypedCount }),
    reply: ClassOfTeacher,
    status: 201,
    refusals: ['classes/too-many'],
  },
  'PATCH /classes/:id': {
    says: 'Changes the name, grade or subject of a class. What is not named stays.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      name: ClassName.optional(),
      grade: GradeName.optional(),
      subject: SubjectName.optional(),
      students: TypedCount,
    }),
    reply: ClassOfTeacher,
  },
  'DELETE /classes/:id': {
    says: 'Archives a class and closes its code. Pupils keep their work; it can come back for 30 days.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.object({ done: z.literal(true), undoUntil: z.string() }),
  },
  'GET /classes/archived': {
    says: 'Archived classes that can still come back: the own ones, for an administrator those of the school.',
    access: 'teacher',
    reply: z.array(ClassOfTeacher.extend({ undoUntil: z.string() })),
  },
  'POST /classes/:id/restore': {
    says: 'Brings an archived class back with its pupils. It gets a new code: the old one stays closed.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: ClassOfTeacher,
    refusals: ['classes/too-many', 'classes/too-late'],
  },
  'GET /classes/:id/students': {
    says: 'The pupils of a class, for its teacher and the school’s administrator.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.object({
      class: z.object({ id: Id, name: z.string(), grade: z.string() }),
      students: z.array(Pupil),
    }),
    refusals: ['children/not-verified'],
  },
  'GET /classes/:id/leavers': {
    says: 'Who left this class or was moved in the last 30 days and can still come back, the latest first.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.array(
      z.object({
        id: Id,
        name: z.string(),
        leftAt: z.string(),
        /** The class they were moved to; null if they only left. */
        movedTo: z.string().nullable(),
      }),
    ),
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students': {
    says: 'Makes up to 100 pupils from a list of names. Their cards are in this answer and never again.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      names: z
        .array(PupilName, fault('pupils/missing'))
        .min(1, fault('pupils/missing'))
        .max(100, fault('pupils/too-many')),
      secret: Handed,
    }),
    reply: z.array(IssuedCard),
    status: 201,
    refusals: ['children/not-verified', 'children/class-full'],
  },
  'PATCH /classes/:id/students/:studentId': {
    says: 'Changes the name of a pupil of the class, as the pupil asked or the register says.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    body: z.object({ name: PupilName }),
    reply: Child,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students/move': {
    says: 'Moves pupils to another class, all or none. Their grade becomes the grade of that class.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      studentIds: z
        .array(Id, fault('pupils/missing'))
        .min(1, fault('pupils/missing'))
        .max(300, fault('pupils/too-many')),
      to: z
        .int(fault('class/missing'))
        .min(1, fault('class/missing'))
        .max(2_147_483_647, fault('class/missing')),
    }),
    reply: z.object({ moved: z.int() }),
    refusals: ['children/not-verified', 'children/class-full'],
  },
  'DELETE /classes/:id/students/:studentId': {
    says: 'Takes a pupil out of the class. The account and the work stay; it can be undone for 30 days.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    reply: Done,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students/:studentId/back': {
    says: 'Puts a pupil back who left this class in the last 30 days.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    reply: Done,
    refusals: ['children/not-verified', 'children/class-full', 'classes/too-late'],
  },
  'POST /classes/:id/students/:studentId/new-card': {
    says: 'Gives a pupil of the class a new card or PIN. The old secret is dead at once; open sessions stay.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    body: NewCard,
    reply: IssuedCard,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/link-codes': {
    says: 'Makes a code for the parents of each pupil of a class, to print: 7 days, one use each. Earlier codes stay good.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.object({
      class: z.object({ id: Id, name: z.string() }),
      school: z.string().nullable(),
      teacher: z.string(),
      madeAt: z.string(),
      expiresAt: z.string(),
      codes: z.array(z.object({ id: Id, name: z.string(), code: z.string() })),
    }),
    status: 201,
    refusals: ['children/not-verified'],
  },
});
