import { z } from 'zod';
import { defineCalls } from './define.ts';
import { Id, IdInPath } from './values.ts';

const Percent = z.int().min(0).max(100);

/** Null where the class has reached nothing, the pupil is new and has not started, or consent is missing. */
const Progress = Percent.nullable();
/** Null without any register: the page says so and never shows 0. */
const Attendance = Percent.nullable();

const Entry = z.object({ id: z.string(), title: z.string(), unit: z.string() });
const Mistake = z.object({ id: z.string(), name: z.string(), help: z.string() });

/** Why a pupil needs attention: the single most actionable reason (`learning/src/teaching/attention.ts`). */
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
  /** The last active day, `2026-03-09`; null for never. */
  lastActivity: z.string().nullable(),
  /** Completed entries of the class's subject, equal to the learner's own page. Null without consent. */
  done: z.int().nullable(),
  /** No consent, or a guardian withdrew it: a name without figures. */
  consentMissing: z.boolean(),
  /** New this week and not started: no progress yet, and no need for attention because of it. */
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

/** Spec 2 §3, 'Class summary', with its class. */
export const ClassSummary = z.object({
  class: ClassHead,
  studentsCount: z.int(),
  /**
   * Pupils who have opened, finished or tried something in the subject. Those without consent are excluded.
   */
  begun: z.int(),
  avgProgress: Progress,
  avgAttendance: Attendance,
  topPerformer: z.object({ id: Id, name: z.string(), progress: Percent, attendance: Attendance }).nullable(),
  /**
   * The class's mean at the end of each of the last six weeks, the current one last; zeros where nothing is
   * reached.
   */
  progressOverTime: z.array(Percent).length(6),
  /** The Mondays of those weeks. */
  weeks: z.array(z.string()).length(6),
  /** Null without any register. */
  attendanceBreakdown: z.object({ present: Percent, absent: Percent }).nullable(),
  studentsNeedingAttention: z.array(InNeed),
  studentRoster: z.array(Student),
  /** Entries that are ready for this grade and subject, and those the class has reached. */
  ready: z.int(),
  reached: z.int(),
});
export type ClassSummary = z.infer<typeof ClassSummary>;

/** Spec 2 §3, 'Weekly activity': entries finished in the teacher's classes, Monday to Sunday. */
export const WeeklyActivity = z.object({
  /** Its Monday. */
  week: z.string(),
  days: z.array(z.int()).length(7),
  /** The total of the week before. */
  before: z.int(),
});
export type WeeklyActivity = z.infer<typeof WeeklyActivity>;

/** Spec 2 §3, 'Recent activity'. */
export const RecentActivity = z.object({
  id: z.string(),
  type: z.enum(['mastered', 'perfect', 'work', 'joined', 'handed-in']),
  text: z.string(),
  icon: z.enum(['trophy', 'tasks', 'user-check']),
  /** A day, `2026-03-09`: hours of single children are not shown (permissions). */
  timestamp: z.string(),
  className: z.string(),
});
export type RecentActivity = z.infer<typeof RecentActivity>;

/** One line of 'Who needs you today': a child, a group with the same mistake, or a small task. */
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
    /** For `wishes`: class names that learners typed and this teacher does not have. */
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
      /** The number of pupils of this class who need attention, whether listed in `needs` or not. */
      needing: z.int(),
    }),
  ),
  /** Most urgent first, six at most. */
  needs: z.array(Need),
  /** The total number of pupils who need attention, including those not listed. */
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
