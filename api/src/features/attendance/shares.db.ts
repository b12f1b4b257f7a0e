/** How often learners were in school, for the figures of others. Late is present; a day without a register counts for nothing. */
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
 * Days in school and days away, by learner. Who was in two registers of one day was there if one of them says so. Who has
 * no mark is not in the map. The caller leaves out whom it may not show: nobody is left out here.
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

/** The same of whole classes, by class: all marks of their own registers, of those who have left too. */
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
