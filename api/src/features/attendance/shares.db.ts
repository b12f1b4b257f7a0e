/** Attendance figures for other slices. Late counts as present; a day without a register does not count. */
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

export type AttendanceShare = { present: number; absent: number };

type Row = { id: number } & AttendanceShare;

const byId = (rows: readonly Row[]): Map<number, AttendanceShare> =>
  new Map(rows.map(({ id, present, absent }) => [id, { present, absent }]));

const sums = (one: SQL, days: SQL): SQL => sql`
  select ${one} as id, count(*) filter (where there)::int as present, count(*) filter (where not there)::int as absent
  from (${days}) days group by 1`;

/**
 * Days present and absent, by learner. With two registers on one day, one present mark is enough. Learners without
 * marks are not in the map. The caller filters learners whose figures may not be shown.
 */
export const attendanceShares = async (
  db: Db,
  learnerIds: readonly number[],
  from: Day,
  to: Day,
): Promise<Map<number, AttendanceShare>> => {
  if (learnerIds.length === 0) return new Map();
  const days = sql`select learner_id, bool_or(state <> 'absent') as there from attendance_marks
    where learner_id in ${[...learnerIds]} and day between ${from} and ${to} group by learner_id, day`;
  return byId(await db.execute<Row>(sums(sql`learner_id`, days)));
};

/** The same for whole classes, from all marks of their own registers, including learners who have left. */
export const classAttendance = async (
  db: Db,
  classIds: readonly number[],
  from: Day,
  to: Day,
): Promise<Map<number, AttendanceShare>> => {
  if (classIds.length === 0) return new Map();
  const days = sql`select class_id, state <> 'absent' as there from attendance_marks
    where class_id in ${[...classIds]} and day between ${from} and ${to}`;
  return byId(await db.execute<Row>(sums(sql`class_id`, days)));
};
