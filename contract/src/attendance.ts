import {
  absenceReasons,
  attendanceStates,
  longestRegister,
  mostTaps,
} from '@afrolearn/learning/attendance/marks.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Id, IdInPath } from './values.ts';

const Day = z.iso.date(fault('day/missing'));
const State = z.enum(attendanceStates);
const Reason = z.enum(absenceReasons);
const Mark = z.object({ state: State, reason: Reason.nullable() });
const Term = z.object({ number: z.int(), year: z.int(), from: z.string(), to: z.string() });

const RegisterPupil = z.object({
  id: Id,
  name: z.string(),
  /** Null where the register of the day has no mark of this pupil: it is not taken yet, or the pupil came later. */
  mark: Mark.extend({ at: z.iso.datetime() }).nullable(),
  /** Sits in the class no more; what was marked stays. */
  left: z.boolean(),
});

const Correction = z.object({
  learnerId: Id,
  name: z.string(),
  from: Mark,
  to: Mark,
  at: z.iso.datetime(),
  /** Null when that account is gone. */
  by: z.object({ id: Id, name: z.string() }).nullable(),
});

export const RegisterDay = z.object({
  class: z.object({ id: Id, name: z.string(), grade: z.string() }),
  date: z.string(),
  /** The day at the school, in its own zone. */
  today: z.string(),
  zone: z.string(),
  /** The first day that can still be changed. */
  openFrom: z.string(),
  /** Null until somebody took it: such a day counts for nothing. */
  taken: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  pupils: z.array(RegisterPupil),
  corrections: z.array(Correction),
});
export type RegisterDay = z.infer<typeof RegisterDay>;

/** One word for a cell of the printed register: an absence is told by its reason, `absent` while it has none. */
const Cell = z.enum([...attendanceStates, ...absenceReasons]);
export type RegisterCell = z.infer<typeof Cell>;

export const TermRegister = z.object({
  class: z.object({ id: Id, name: z.string(), grade: z.string(), subjectId: z.int() }),
  school: z.string().nullable(),
  teacher: z.string(),
  from: z.string(),
  to: z.string(),
  /** The terms that can be asked for by name, the newest first. */
  terms: z.array(Term),
  /** Days on which a register was taken. Others count for nothing. */
  days: z.array(z.string()),
  pupils: z.array(
    z.object({
      id: Id,
      name: z.string(),
      left: z.boolean(),
      /** One for each of the days; null where this pupil was not in the register. */
      cells: z.array(Cell.nullable()),
      present: z.int(),
      absent: z.int(),
    }),
  ),
});
export type TermRegister = z.infer<typeof TermRegister>;

const SentTap = z.object({
  /** Drawn by the device: the same tap may come twice. */
  id: z.guid().toLowerCase(),
  learnerId: Id,
  state: State,
  reason: Reason.nullable(),
  at: z.iso.datetime({ offset: true }),
});

export const attendanceRefusals = {
  'attendance/future': {
    status: 400,
    text: 'That day is not here yet. A register is taken on its day, or later.',
  },
  'attendance/closed': {
    status: 400,
    text: 'That register is closed. Registers of this term and of the last one can be changed.',
  },
  'attendance/range': {
    status: 400,
    text: 'Please choose a first day and a last day after it, at most half a year apart.',
  },
} as const satisfies Refusals;

export const attendance = defineCalls({
  'GET /classes/:id/attendance': {
    says: 'The register of a class on a day (today, unless a date is given), with its corrections. For the teacher of the class and the school’s administrator. It names every pupil, also those without consent: the register is a duty of the school.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    query: z.object({ date: Day.optional() }),
    reply: RegisterDay,
    refusals: ['children/not-verified', 'attendance/future', 'attendance/closed'],
  },
  'POST /classes/:id/attendance': {
    says: 'Keeps taps of a register. The first one takes it: all who stood on the page are present, unless a tap says otherwise. Taps may come late, twice and in any order: the latest by the device’s clock holds, and every one is kept.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({
      date: Day,
      /** When the first of these taps was made: since then all on the page are present. */
      startedAt: z.iso.datetime({ offset: true }),
      /** Who stood on the page. */
      learnerIds: z.array(Id).max(mostTaps),
      taps: z.array(SentTap).max(mostTaps),
    }),
    reply: z.object({
      /** Learners of a sent tap who never were in this class: nothing of them was kept. */
      unknown: z.array(Id),
      /** Learners of whom a later tap was known already, perhaps of another device. */
      older: z.array(Id),
    }),
    refusals: ['children/not-verified', 'attendance/future', 'attendance/closed'],
  },
  'GET /classes/:id/register': {
    says: `The register of a class over many days, for printing: one row a pupil, one column for each day on which it was taken. This term, unless days are given; at most ${longestRegister} days.`,
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    query: z.object({ from: Day.optional(), to: Day.optional() }),
    reply: TermRegister,
    refusals: ['children/not-verified', 'attendance/range'],
  },
});
