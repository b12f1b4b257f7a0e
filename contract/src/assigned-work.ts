/** Assigned work as the teacher, the learner and the family see it. */
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
  /** The teacher's message to the learners; empty for none. */
  word: z.string(),
};

const Counts = z.object({
  completed: z.int(),
  inProgress: z.int(),
  /** Finished and not passed yet. */
  tried: z.int(),
  notStarted: z.int(),
  consentMissing: z.int(),
});

export const Assignment = z.object({
  ...What,
  subject: z.string().nullable(),
  class: z.object({ id: Id, name: z.string(), grade: z.string() }),
  whom: Whom,
  /** The name of the group; null without one, and after the group ended. */
  group: z.string().nullable(),
  closed: z.boolean(),
  assignedAt: z.string(),
  counts: Counts,
  /** Handed-in work that waits for a review. */
  waiting: z.int(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Handed-in work. Photos are counted here and fetched one by one. */
const HandIn = z.object({
  text: z.string(),
  photos: z.int(),
  at: z.string(),
  outcome: Outcome.nullable(),
  comment: z.string(),
  reviewedAt: z.string().nullable(),
});

/** An exercise that was wrong at the first try: prompt, answer given, right answer. */
const WrongExercise = z.object({ prompt: z.string(), answer: z.string(), right: z.string() });

const PupilWork = z.object({
  id: Id,
  name: z.string(),
  consentMissing: z.boolean(),
  /** Null without consent, and where it could reveal a family's faith. */
  status: Status.nullable(),
  percent: z.int().nullable(),
  /** For a checkpoint: its first finished attempt. For exercises: those answered since the assignment. */
  right: z.int().nullable(),
  asked: z.int().nullable(),
  /** For exercises, the first wrong ones; else empty. */
  wrong: z.array(WrongExercise),
  /** The day it was finished, if that was before the assignment: it still counts. */
  doneBefore: z.string().nullable(),
  handIn: HandIn.nullable(),
});

const QuestionResult = z.object({
  id: z.string(),
  n: z.int(),
  prompt: z.string(),
  answered: z.int(),
  right: z.int(),
  /**
   * The most common wrong answer, with its named mistake if it has one. Unanswered questions are left out.
   */
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
  /** The numbers of the questions with this mistake. */
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
  /** The paper's answers, for teachers alone; empty if nobody wrote any. */
  answers: z.string(),
  wanted: z.int().nullable(),
  /** A reminder went out today; the next one waits for tomorrow. */
  remindedToday: z.boolean(),
  pupils: z.array(PupilWork),
  questions: z.array(QuestionResult),
  mistakes: z.array(MistakeResult),
  /** Pupils with a wrong answer that has no named mistake. */
  unnamed: z.int(),
  /** This teacher's last comments, latest first. */
  comments: z.array(z.string()),
});
export type AssignmentResults = z.infer<typeof AssignmentResults>;

export const OwnAssignment = z.object({
  ...What,
  subject: z.string().nullable(),
  /** The page where the work is done. */
  path: z.string(),
  from: z.string(),
  paper: z.string(),
  wanted: z.int().nullable(),
  status: Status,
  percent: z.int(),
  /** The figures that the teacher sees; null before the first answer. */
  right: z.int().nullable(),
  asked: z.int().nullable(),
  closed: z.boolean(),
  handIn: HandIn.nullable(),
  /** Whether photos may be handed in: the school and a guardian must allow them. */
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
  /** When a guardian confirmed having seen it. */
  seenByGuardian: z.string().nullable(),
  photosAllowed: z.boolean(),
});
export type ChildAssignment = z.infer<typeof ChildAssignment>;
