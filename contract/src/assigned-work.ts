/** What is told of assigned work: to the teacher, the learner and the family. */
import { assignedKinds } from '@afrolearn/learning/assignments/refs.ts';
import { statuses } from '@afrolearn/learning/assignments/status.ts';
import { z } from 'zod';
import { Id } from './values.ts';

const Kind = z.enum(assignedKinds);
const Status = z.enum(statuses);
const Whom = z.enum(['class', 'group', 'pupils', 'child']);
export const Outcome = z.enum(['accepted', 'returned']);

const What = {
  id: Id,
  ref: z.string(),
  kind: Kind,
  title: z.string(),
  /** `YYYY-MM-DD`; null where nobody set a day. */
  dueOn: z.string().nullable(),
  /** A word of the teacher to those who do it; empty where there is none. */
  word: z.string(),
};

const Counts = z.object({
  completed: z.int(),
  inProgress: z.int(),
  /** Taken to the end and not passed yet. */
  tried: z.int(),
  notStarted: z.int(),
  consentMissing: z.int(),
});

export const Assignment = z.object({
  ...What,
  subject: z.string().nullable(),
  class: z.object({ id: Id, name: z.string(), grade: z.string() }),
  whom: Whom,
  /** The name of the group; null for the others and when the group has ended. */
  group: z.string().nullable(),
  closed: z.boolean(),
  assignedAt: z.string(),
  counts: Counts,
  /** Work that was handed in and waits for a review. */
  waiting: z.int(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Work handed in. How many photos there are; each is asked for by itself. */
const HandIn = z.object({
  text: z.string(),
  photos: z.int(),
  at: z.string(),
  outcome: Outcome.nullable(),
  comment: z.string(),
  reviewedAt: z.string().nullable(),
});

/** An exercise that went wrong at the first try: what was asked, what was answered, what is right. */
const WrongExercise = z.object({ prompt: z.string(), answer: z.string(), right: z.string() });

const PupilWork = z.object({
  id: Id,
  name: z.string(),
  consentMissing: z.boolean(),
  /** Null without consent, and where it would tell what a family believes. */
  status: Status.nullable(),
  percent: z.int().nullable(),
  /** Of a checkpoint: of its first end. Of exercises: of those that were answered since it was assigned. */
  right: z.int().nullable(),
  asked: z.int().nullable(),
  /** Of exercises, the first that went wrong; empty for the rest. */
  wrong: z.array(WrongExercise),
  /** The day on which it was finished, where that was before it was assigned: it counts, and is told. */
  doneBefore: z.string().nullable(),
  handIn: HandIn.nullable(),
});

const QuestionResult = z.object({
  id: z.string(),
  n: z.int(),
  prompt: z.string(),
  answered: z.int(),
  right: z.int(),
  /** The wrong answer that most gave, and the thought behind it, where it has a name. Who left it open had none. */
  commonWrong: z.object({ answer: z.string(), times: z.int(), mistake: z.string().nullable() }).nullable(),
  leftOpen: z.int(),
});

const Reteach = z.object({
  ask: z.object({ prompt: z.string(), choices: z.array(z.string()) }),
  act: z.object({ title: z.string(), lines: z.array(z.string()) }),
  say: z.array(z.string()),
  check: z.object({ prompt: z.string(), choices: z.array(z.string()), answer: z.string() }),
});

const MistakeResult = z.object({
  id: z.string(),
  name: z.string(),
  help: z.string(),
  /** The numbers of the questions in which it was made. */
  questions: z.array(z.int()),
  pupils: z.array(z.object({ id: Id, name: z.string() })),
  lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Exercises of the same kind; null where there are none. */
  practice: z.object({ ref: z.string(), title: z.string() }).nullable(),
  reteach: Reteach.nullable(),
});

export const AssignmentResults = z.object({
  ...Assignment.shape,
  paper: z.string(),
  /** What the paper answers, for teachers alone; empty where nobody wrote it down. */
  answers: z.string(),
  wanted: z.int().nullable(),
  pupils: z.array(PupilWork),
  questions: z.array(QuestionResult),
  mistakes: z.array(MistakeResult),
  /** Pupils who answered something wrongly whose thought has no name. */
  unnamed: z.int(),
  /** The last comments that this teacher wrote, the latest first. */
  comments: z.array(z.string()),
});
export type AssignmentResults = z.infer<typeof AssignmentResults>;

export const OwnAssignment = z.object({
  ...What,
  subject: z.string().nullable(),
  /** Where it is done. */
  path: z.string(),
  from: z.string(),
  paper: z.string(),
  wanted: z.int().nullable(),
  status: Status,
  percent: z.int(),
  /** As a teacher is told them; null before anything was answered. */
  right: z.int().nullable(),
  asked: z.int().nullable(),
  closed: z.boolean(),
  handIn: HandIn.nullable(),
  /** Whether photos may be handed in: the school and a guardian allow them. */
  photosAllowed: z.boolean(),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** Spec 2 §3, 'Child assignment', and what its action needs. */
export const ChildAssignment = z.object({
  id: Id,
  childId: Id,
  child: z.string(),
  title: z.string(),
  status: Status,
  dueDate: z.string().nullable(),
  kind: Kind,
  subject: z.string().nullable(),
  paper: z.string(),
  word: z.string(),
  closed: z.boolean(),
  handedIn: z.boolean(),
  reviewed: z.boolean(),
  comment: z.string(),
  /** When a guardian looked at it and said so. */
  seenByGuardian: z.string().nullable(),
  photosAllowed: z.boolean(),
});
export type ChildAssignment = z.infer<typeof ChildAssignment>;
