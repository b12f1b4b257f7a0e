import { z } from 'zod';
import { defineCalls } from './define.ts';
import { Id, IdInPath } from './values.ts';

const Percent = z.int().min(0).max(100);

/** Null where the class has reached nothing yet, the pupil came this week and has not begun, or consent is missing. */
const Progress = Percent.nullable();
/** Null where no register was taken yet: that is said, never shown as 0. */
const Attendance = Percent.nullable();

const Entry = z.object({ id: z.string(), title: z.string(), unit: z.string() });
const Mistake = z.object({ id: z.string(), name: z.string(), help: z.string() });

/** Why a pupil needs attention. One reason, the one that helps most to act on (`learning/src/teaching/attention.ts`). */
export const AttentionReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('away'), missed: z.int(), registered: z.int(), entry: Entry.nullable() }),
  z.object({ kind: z.literal('new'), entry: Entry.nullable() }),
  z.object({ kind: z.literal('stuck'), entry: Entry, tries: z.int() }),
  z.object({ kind: z.literal('mistake'), mistake: Mistake, entry: Entry, times: z.int() }),
  z.object({ kind: z.literal('stopped'), entry: Entry, days: z.int() }),
  z.object({ kind: z.literal('quiet'), days: z.int(), entry: Entry.nullable() }),
  z.object({ kind: z.literal('behind'), done: z.int(), of: z.int(), entry: Entry.nullable() }),
]);
export type AttentionReason = z.infer<typeof AttentionReason>;

/** Spec 2 §3, 'Teacher student'. */
const Student = z.object({
  id: Id,
  name: z.string(),
  progress: Progress,
  attendance: Attendance,
  /** The last day on which the pupil did something, `2026-03-09`; null for never. */
  lastActivity: z.string().nullable(),
  /** Entries of the class's subject that are done: what the learner's own page says. Null without consent. */
  done: z.int().nullable(),
  /** Nobody has said yes, or a guardian took it back: a name and no figures. */
  consentMissing: z.boolean(),
  /** Came into the class this week and has not begun: no progress yet, and no need for attention by it. */
  isNew: z.boolean(),
  needsAttention: z.boolean(),
});
export type RosterStudent = z.infer<typeof Student>;

const StudentInClass = Student.extend({ classId: Id, className: z.string() });
export type TeacherStudent = z.infer<typeof StudentInClass>;

const InNeed = z.object({
  id: Id,
  name: z.string(),
  picture: z.string().nullable(),
  progress: Progress,
  attendance: Attendance,
  lastActivity: z.string().nullable(),
  reason: AttentionReason,
});
export type StudentInNeed = z.infer<typeof InNeed>;

const ClassHead = z.object({
  id: Id,
  name: z.string(),
  grade: z.string(),
  subject: z.string(),
  subjectId: z.int(),
});

/** Spec 2 §3, 'Class summary', and the class that it is of. */
export const ClassSummary = z.object({
  class: ClassHead,
  studentsCount: z.int(),
  /** Pupils who have opened, finished or tried something of the subject. Those without consent are not counted. */
  begun: z.int(),
  avgProgress: Progress,
  avgAttendance: Attendance,
  topPerformer: z.object({ id: Id, name: z.string(), progress: Percent, attendance: Attendance }).nullable(),
  /** The class's mean at the end of each of six weeks, the last one of now; zeros where nothing is reached. */
  progressOverTime: z.array(Percent).length(6),
  /** The Mondays of those weeks. */
  weeks: z.array(z.string()).length(6),
  /** Null where no register was taken. */
  attendanceBreakdown: z.object({ present: Percent, absent: Percent }).nullable(),
  studentsNeedingAttention: z.array(InNeed),
  studentRoster: z.array(Student),
  /** Lessons, readings and checkpoints that are ready for this grade and subject, and those the class has reached. */
  ready: z.int(),
  reached: z.int(),
});
export type ClassSummary = z.infer<typeof ClassSummary>;

/** Spec 2 §3, 'Weekly activity': lessons, readings and checkpoints finished in the own classes, Monday to Sunday. */
export const WeeklyActivity = z.object({
  /** Its Monday. */
  week: z.string(),
  days: z.array(z.int()).length(7),
  /** All of the week before. */
  before: z.int(),
});
export type WeeklyActivity = z.infer<typeof WeeklyActivity>;

/** Spec 2 §3, 'Recent activity'. */
export const RecentActivity = z.object({
  id: z.string(),
  type: z.enum(['mastered', 'perfect', 'work', 'joined', 'handed-in']),
  text: z.string(),
  icon: z.enum(['trophy', 'tasks', 'user-check']),
  /** A day, `2026-03-09`: no hour of a single child (permissions). */
  timestamp: z.string(),
  className: z.string(),
});
export type RecentActivity = z.infer<typeof RecentActivity>;

/** One line of 'Who needs you today': a child, a group with the same mistake, or a small job. */
export const Need = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('child'), classId: Id, className: z.string(), student: InNeed }),
  z.object({
    kind: z.literal('group'),
    classId: Id,
    className: z.string(),
    mistake: Mistake,
    entry: Entry,
    students: z.int(),
  }),
  z.object({
    kind: z.literal('job'),
    classId: Id,
    className: z.string(),
    /** Of `wishes` the names that learners wrote, which are of no class of this teacher. */
    job: z.enum(['requests', 'wishes', 'attendance', 'help', 'consent', 'empty']),
    count: z.int(),
  }),
]);
export type Need = z.infer<typeof Need>;

export const TeacherToday = z.object({
  classes: z.array(
    ClassHead.extend({
      studentsCount: z.int(),
      begun: z.int(),
      avgProgress: Progress,
      avgAttendance: Attendance,
      /** Pupils of this class who need attention, named in `needs` or not. */
      needing: z.int(),
    }),
  ),
  /** The most urgent first, six at most. */
  needs: z.array(Need),
  /** How many pupils need attention in all, beside those that are named. */
  needing: z.int(),
});
export type TeacherToday = z.infer<typeof TeacherToday>;

/** Rows of one page of students. */
export const studentsAPage = 200;
export const mostActivities = 100;
export const activityDays = 14;

export const teaching = defineCalls({
  'GET /teacher/class/:id/summary': {
    says: 'The figures of a class, who needs attention and why, and its roster. The look is kept for a year.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: ClassSummary,
    refusals: ['access/not-found', 'children/not-verified'],
  },
  'GET /teacher/today': {
    says: 'Who needs this teacher today, the most urgent first, and the means of the own classes.',
    access: 'teacher',
    reply: TeacherToday,
    refusals: ['children/not-verified'],
  },
  'GET /teacher/weekly-activity': {
    says: 'What the own classes finished this week, day by day; while this week is empty, what they finished last week.',
    access: 'teacher',
    reply: WeeklyActivity,
    refusals: ['children/not-verified'],
  },
  'GET /teacher/recent-activity': {
    says: `What happened in the own classes in the last ${activityDays} days, to the day, at most ${mostActivities}.`,
    access: 'teacher',
    reply: z.array(RecentActivity),
    refusals: ['children/not-verified'],
  },
  'GET /teacher/students': {
    says: `The pupils of the own classes by name, ${studentsAPage} on a page; who sits in two classes is there twice.`,
    access: 'teacher',
    query: z.object({ page: IdInPath.optional() }),
    reply: z.array(StudentInClass),
    refusals: ['children/not-verified'],
  },
});
