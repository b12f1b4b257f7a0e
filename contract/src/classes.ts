import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { Child, Handed, IssuedCard, NewCard } from './families.ts';
import { fault } from './faults.ts';
import { Id, IdInPath, PersonName } from './values.ts';

export const ClassOfTeacher = z.object({
  id: Id,
  name: z.string(),
  grade: z.string(),
  subjectId: z.int(),
  /** Null until the school has verified the teacher. */
  code: z.string().nullable(),
});

/** A row of a class list. It carries no figures. */
const Pupil = Child.extend({
  /** Nobody has said yes, or a guardian took it back: the learner's figures are for the family alone. */
  consentMissing: z.boolean(),
});

/** Its code names children: clients know it by that word since before classes were an area of their own. */
export const classesRefusals = {
  'children/class-full': {
    status: 409,
    text: 'A class can have 300 pupils at most. Please look whether a list was added twice.',
  },
} as const satisfies Refusals;

export const classes = defineCalls({
  'GET /classes/mine': {
    says: 'The classes that this teacher teaches.',
    access: 'teacher',
    reply: z.array(ClassOfTeacher),
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
  'POST /classes/:id/students': {
    says: 'Makes up to 100 pupils from a list of names. Their cards are in this answer and never again.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      names: z
        .array(PersonName, fault('pupils/missing'))
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
    body: z.object({ name: PersonName }),
    reply: Child,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/students/:studentId/new-card': {
    says: 'Gives a pupil of the class a new card or PIN. The old secret is dead at once; open sessions stay.',
    access: 'teacher',
    params: z.object({ id: IdInPath, studentId: IdInPath }),
    body: NewCard,
    reply: IssuedCard,
    refusals: ['children/not-verified'],
  },
});
