import {
  type AbsenceReason,
  type AttendanceState,
  applyTaps,
  type Mark,
  type StandingMark,
  type Tap,
  takingMinutes,
} from '@afrolearn/learning/attendance/marks.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { and, asc, between, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { attendanceChanges, attendanceMarks, registers, users } from '#db/tables.ts';
import { membersOf } from '#features/bonds/index.ts';

const mostCorrections = 100;

export type Taken = { at: Date; by: string | null };

export const takenOn = async (db: Db, classId: number, day: Day): Promise<Taken | null> => {
  const [row] = await db
    .select({ at: registers.takenAt, by: users.name })
    .from(registers)
    .leftJoin(users, eq(users.id, registers.takenBy))
    .where(and(eq(registers.classId, classId), eq(registers.day, day)));
  return row ?? null;
};

export type DayMark = Mark & { learnerId: number; name: string; day: Day; at: Date };

/** The marks and names of a class between two days, including learners who have left. */
export const marksBetween = async (db: Db, classId: number, from: Day, to: Day): Promise<DayMark[]> =>
  await db
    .select({
      learnerId: attendanceMarks.learnerId,
      name: users.name,
      day: attendanceMarks.day,
      state: attendanceMarks.state,
      reason: attendanceMarks.reason,
      at: attendanceMarks.at,
    })
    .from(attendanceMarks)
    .innerJoin(users, eq(users.id, attendanceMarks.learnerId))
    .where(and(eq(attendanceMarks.classId, classId), between(attendanceMarks.day, from, to)))
    .orderBy(asc(attendanceMarks.day));

export type CorrectionRow = {
  learnerId: number;
  name: string;
  from: Mark;
  to: Mark;
  at: Date;
  by: { id: number; name: string } | null;
};

/** Changes of a state, or of a given reason, after the register was taken; the newest first. */
export const correctionsOn = async (
  db: Db,
  classId: number,
  day: Day,
  taken: Taken,
): Promise<CorrectionRow[]> => {
  const since = new Date(taken.at.getTime() + takingMinutes * 60_000);
  const rows = await db
    .select({
      change: attendanceChanges,
      name: users.name,
      byName: sql<string | null>`(select u.name from users u where u.id = ${attendanceChanges.by})`,
    })
    .from(attendanceChanges)
    .innerJoin(users, eq(users.id, attendanceChanges.learnerId))
    .where(
      and(
        eq(attendanceChanges.classId, classId),
        eq(attendanceChanges.day, day),
        eq(attendanceChanges.held, true),
        // Adding a reason to an absence without one is not a correction.
        or(
          ne(attendanceChanges.fromState, attendanceChanges.toState),
          and(
            isNotNull(attendanceChanges.fromReason),
            sql`${attendanceChanges.fromReason} is distinct from ${attendanceChanges.toReason}`,
          ),
        ),
        gt(attendanceChanges.at, since),
      ),
    )
    .orderBy(desc(attendanceChanges.at), desc(attendanceChanges.tapId))
    .limit(mostCorrections);
  return rows.map(({ change, name, byName }) => ({
    learnerId: change.learnerId,
    name,
    from: { state: change.fromState, reason: change.fromReason },
    to: { state: change.toState, reason: change.toReason },
    at: change.at,
    by: change.by === null || byName === null ? null : { id: change.by, name: byName },
  }));
};

/** Days on which a register was taken. */
export const daysTaken = async (db: Db, classId: number, from: Day, to: Day): Promise<Day[]> => {
  const rows = await db
    .select({ day: registers.day })
    .from(registers)
    .where(and(eq(registers.classId, classId), between(registers.day, from, to)))
    .orderBy(asc(registers.day));
  return rows.map(({ day }) => day);
};

export type NewTaps = {
  classId: number;
  day: Day;
  startedAt: Date;
  /** The learners who were on the page. */
  learnerIds: readonly number[];
  taps: readonly Tap[];
  by: number;
  now: Date;
};

/** The ids among these that are members of the class, or were in its register before. */
const knownIn = async (db: Db, classId: number, learnerIds: readonly number[]): Promise<Set<number>> => {
  if (learnerIds.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...learnerIds]),
        eq(users.role, 'learner'),
        sql`(users.id in ${membersOf(classId)} or exists (select from attendance_marks before
          where before.class_id = ${classId} and before.learner_id = users.id))`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

const standingMarks = async (db: Db, { classId, day, taps }: NewTaps): Promise<Map<number, StandingMark>> => {
  const rows = await db
    .select()
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.classId, classId),
        eq(attendanceMarks.day, day),
        inArray(attendanceMarks.learnerId, [...new Set(taps.map(({ learnerId }) => learnerId))]),
      ),
    );
  return new Map(
    rows.map(({ learnerId, state, reason, at, tapId }) => [
      learnerId,
      { state, reason, at: at.getTime(), tapId },
    ]),
  );
};

/* Deduplicates the taps and leaves out stored ones. */
const newOnes = async (db: Db, taps: readonly Tap[]): Promise<Tap[]> => {
  const ids = taps.map(({ id }) => id);
  const rows = await db
    .select({ id: attendanceChanges.tapId })
    .from(attendanceChanges)
    .where(inArray(attendanceChanges.tapId, ids));
  const seen = new Set(rows.map(({ id }) => id));
  return taps.filter(({ id }) => !seen.has(id) && seen.add(id));
};

const keepNew = async (db: Db, given: NewTaps): Promise<number[]> => {
  if (given.taps.length === 0) return [];
  const taps = await newOnes(db, given.taps);
  if (taps.length === 0) return [];
  const { classId, day, by, now: receivedAt } = given;
  const { marks, changes } = applyTaps(await standingMarks(db, given), taps);
  await db.insert(attendanceChanges).values(
    changes.map(({ tap, from, held }) => ({
      tapId: tap.id,
      classId,
      day,
      learnerId: tap.learnerId,
      fromState: from.state,
      fromReason: from.reason,
      toState: tap.state,
      toReason: tap.reason,
      held,
      at: new Date(tap.at),
      by,
      receivedAt,
    })),
  );
  const touched = [...marks].map(([learnerId, { state, reason, at, tapId }]) => ({
    classId,
    day,
    learnerId,
    state: state satisfies AttendanceState,
    reason: reason satisfies AbsenceReason | null,
    at: new Date(at),
    tapId,
  }));
  await db
    .insert(attendanceMarks)
    .values(touched)
    .onConflictDoUpdate({
      target: [attendanceMarks.classId, attendanceMarks.day, attendanceMarks.learnerId],
      set: {
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        at: sql`excluded.at`,
        tapId: sql`excluded.tap_id`,
      },
    });
  return changes.filter(({ held }) => !held).map(({ tap }) => tap.learnerId);
};

/** Creates the register of a day if there is none, and stores the taps. The number of statements is constant. */
export const keepTaps = async (db: Db, given: NewTaps): Promise<{ unknown: number[]; older: number[] }> =>
  await db.transaction(async (inner: Db) => {
    const asked = [...new Set([...given.learnerIds, ...given.taps.map(({ learnerId }) => learnerId)])];
    const known = await knownIn(inner, given.classId, asked);
    const taps = given.taps.filter(({ learnerId }) => known.has(learnerId));
    const unknown = asked.filter((id) => !known.has(id));
    if (known.size === 0) return { unknown, older: [] };
    const { classId, day, startedAt } = given;
    // The upsert locks the row until the transaction ends, so that two devices write one after the other.
    await inner
      .insert(registers)
      .values({ classId, day, takenBy: given.by, takenAt: startedAt })
      .onConflictDoUpdate({
        target: [registers.classId, registers.day],
        set: { takenAt: sql`least(${registers.takenAt}, excluded.taken_at)` },
      });
    await inner
      .insert(attendanceMarks)
      .values(
        [...known].map((learnerId) => ({
          classId,
          day,
          learnerId,
          state: 'present' as const,
          at: startedAt,
        })),
      )
      .onConflictDoNothing();
    return { unknown, older: await keepNew(inner, { ...given, taps }) };
  });
