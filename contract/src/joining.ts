import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { ClassName, Done, Email, Id, IdInPath } from './values.ts';

/** Spec 2 §3: a learner's view of their teacher. */
export const TeacherLink = z.object({
  id: Id,
  name: z.string(),
  /** A documented field, always null: learners never see an adult's email. */
  email: z.null(),
  /** One of our own pictures, never a photo. */
  picture: z.string(),
  /** The learner's classes with this teacher. */
  classes: z.array(z.object({ id: Id, name: z.string(), subjectId: z.int() })),
});
export type TeacherLink = z.infer<typeof TeacherLink>;

/**
 * A pending request. The id is the request's own: whether the email belongs to anybody is revealed only by a
 * yes.
 */
export const PendingTeacher = z.object({
  id: Id,
  /** The teacher's name, if the learner used the code of a class in their own school. */
  name: z.string().nullable(),
  email: z.null(),
  picture: z.null(),
  /** As the learner wrote it; a class found by its code gets its name only with the yes. */
  className: z.string().nullable(),
  askedAt: z.string(),
});
export type PendingTeacher = z.infer<typeof PendingTeacher>;

/** Spec 2 §3. Before the teacher accepts, only the child's name and grade are visible. */
export const ClassRequest = z.object({
  id: Id,
  user: z.object({ name: z.string(), email: z.null(), picture: z.null(), grade: z.string().nullable() }),
  /** The id is null where the teacher has no class of that name. */
  class: z.object({ id: Id.nullable(), name: z.string() }),
  way: z.enum(['code', 'email']),
  askedAt: z.string(),
});
export type ClassRequest = z.infer<typeof ClassRequest>;

const Answered = z.object({ id: Id, status: z.enum(['approved', 'rejected']) });

/** A class code as its teacher sees it. */
export const ClassCode = z.object({
  class: z.object({ id: Id, name: z.string(), grade: z.string() }),
  /** Null until the school has verified the teacher. */
  code: z.string().nullable(),
  state: z.enum(['open', 'closed', 'expired', 'none']),
  expiresAt: z.string(),
  /** Until then the code admits at once; null when every request needs approval. */
  automaticUntil: z.string().nullable(),
});
export type ClassCode = z.infer<typeof ClassCode>;

export const joiningRefusals = {
  'joining/code-form': { status: 400, text: 'Please enter a valid 8-digit class code.' },
  'joining/wrong-code': {
    status: 404,
    text: 'This code opens no class. Perhaps a number is wrong, or your teacher has closed the code, or it is too old. Check the numbers. If they are right, ask your teacher for a new code.',
  },
  'joining/already': { status: 409, text: 'You are in this class already.' },
  'joining/too-many-waiting': {
    status: 409,
    text: 'Five of your wishes wait for an answer. Take one back, or wait a little.',
  },
  'joining/answered': { status: 409, text: 'This request has been answered already.' },
  'joining/not-possible': {
    status: 409,
    text: 'This pupil cannot join your class now. Please speak with your head teacher.',
  },
  'joining/code-expired': { status: 409, text: 'This code is too old. Please make a new one.' },
} as const satisfies Refusals;

const ClassInPath = z.object({ id: IdInPath });
const RequestInPath = z.object({ id: IdInPath });

export const joining = defineCalls({
  'GET /my-teachers': {
    says: 'The teachers in whose classes this learner sits. No address of an adult.',
    access: 'person',
    reply: z.array(TeacherLink),
  },
  'GET /my-pending-teachers': {
    says: 'What this learner has asked and nobody has answered yet, for 30 days.',
    access: 'person',
    reply: z.array(PendingTeacher),
  },
  'DELETE /my-teachers/:id': {
    says: 'Leaves a teacher: every class of theirs, and what was asked of them. Nobody is told.',
    access: 'learner',
    params: ClassInPath,
    reply: Done,
  },
  'DELETE /my-pending-teachers/:id': {
    says: 'Takes an own request back.',
    access: 'learner',
    params: RequestInPath,
    reply: Done,
  },
  'POST /join-class': {
    says: 'Asks to be in the class with this code; where its teacher has chosen so, the learner is in at once. A code that is wrong, closed or expired answers the same.',
    access: 'learner',
    whileDormant: true,
    body: z.object({ classCode: z.string(fault('class-code/form')).max(100, fault('class-code/form')) }),
    reply: z.object({
      status: z.enum(['pending', 'approved']),
      /** Present once the learner is admitted. */
      class: z.object({ name: z.string() }).nullable(),
    }),
    refusals: ['joining/code-form', 'joining/wrong-code', 'joining/already'],
  },
  'POST /add-teacher': {
    says: 'Asks a teacher of the own school, by email. The answer is the same whoever’s email it is, if anybody’s.',
    access: 'learner',
    whileDormant: true,
    body: z.object({ teacherEmail: Email, className: ClassName }),
    reply: z.object({ status: z.literal('pending'), message: z.string() }),
    refusals: ['community/no-school', 'community/no-consent', 'joining/too-many-waiting'],
  },
  'GET /class-requests': {
    says: 'Who asks to be in a class of this teacher: name and grade only.',
    access: 'teacher',
    reply: z.array(ClassRequest),
    refusals: ['children/not-verified'],
  },
  'POST /class-requests/:id/approve': {
    says: 'Takes a learner into the class, or into another own class. A learner whom no school has belongs to this one then.',
    access: 'teacher',
    params: RequestInPath,
    body: z.object({ classId: Id.optional() }),
    reply: Answered,
    refusals: [
      'children/not-verified',
      'children/class-full',
      'joining/answered',
      'joining/not-possible',
      'request/invalid',
    ],
  },
  'POST /class-requests/:id/reject': {
    says: 'Does not take a learner in. The class is not told.',
    access: 'teacher',
    params: RequestInPath,
    reply: Answered,
    refusals: ['children/not-verified', 'joining/answered'],
  },
  'GET /class-codes': {
    says: 'The codes of the classes that this teacher teaches, and whether they work.',
    access: 'teacher',
    reply: z.array(ClassCode),
  },
  'GET /classes/:id/code': {
    says: 'The code of a class, for its teacher and the school’s administrator.',
    access: 'teacher',
    params: ClassInPath,
    reply: ClassCode,
    refusals: ['children/not-verified'],
  },
  'POST /classes/:id/code': {
    says: 'Draws a new code for a term. The old one is dead at once.',
    access: 'teacher',
    params: ClassInPath,
    reply: ClassCode,
    status: 201,
    refusals: ['children/not-verified'],
  },
  'PATCH /classes/:id/code': {
    says: 'Closes or opens a code, or lets in whoever has it for 24 hours without a further word.',
    access: 'teacher',
    params: ClassInPath,
    body: z.object({
      closed: z.boolean(fault('switch/unknown')).optional(),
      automatic: z.boolean(fault('switch/unknown')).optional(),
    }),
    reply: ClassCode,
    refusals: ['children/not-verified', 'joining/code-expired'],
  },
});
