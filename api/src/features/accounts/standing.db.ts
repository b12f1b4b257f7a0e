/** A person's status at their school: member or waiting, confirmed, suspended, administrator. */
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { schools, users } from '#db/tables.ts';
import type { UserRow } from './accounts.db.ts';

export const waitsFor = (schoolId: number): SQL | undefined =>
  and(isNull(users.schoolId), eq(users.waitingSchoolId, schoolId));

/** Members of a school, and people on its server who wait for its confirmation. */
export const ofOrWaiting = (schoolId: number): SQL | undefined =>
  or(eq(users.schoolId, schoolId), waitsFor(schoolId));

export const isAdult = inArray(users.role, ['teacher', 'parent']);

/**
 * Confirms an adult, and keeps the first date of verification. The school can confirm its own members and those who
 * wait for it; a code works only for people who are unverified or have no school. Null for anybody else, also when a
 * concurrent request was faster.
 */
export const markConfirmed = async (
  db: Db,
  id: number,
  schoolId: number,
  { by, now }: { by: 'word' | 'code'; now: Date },
): Promise<UserRow | null> => {
  const isOpen = by === 'word' ? ofOrWaiting(schoolId) : or(isNull(users.verifiedAt), isNull(users.schoolId));
  const [row] = await db
    .update(users)
    .set({
      schoolId,
      waitingSchoolId: null,
      verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()}::timestamptz)`,
      confirmedAt: now,
    })
    .where(and(eq(users.id, id), isAdult, isOpen))
    .returning();
  return row ?? null;
};

export const markSuspended = async (db: Db, id: number, at: Date | null): Promise<UserRow> => {
  const [row] = await db.update(users).set({ suspendedAt: at }).where(eq(users.id, id)).returning();
  if (row === undefined) throw new Error(`person ${id} is gone`);
  return row;
};

/**
 * Locks the active administrators of a school until the transaction ends: if two of them suspend each other at once,
 * the second finds only one left.
 */
export const lockAdministrators = async (db: Db, schoolId: number): Promise<number[]> => {
  const rows = (await db.execute(sql`
    select id from ${users}
    where ${users.schoolId} = ${schoolId} and ${users.administrator} and ${users.suspendedAt} is null
      and ${users.verifiedAt} is not null
    order by id for update`)) as unknown as { id: number }[];
  return rows.map(({ id }) => id);
};

export const makeAdministrator = async (db: Db, id: number): Promise<void> => {
  await db.update(users).set({ administrator: true }).where(eq(users.id, id));
};

/** Renews the school's confirmation of these adults. Adults whom it never confirmed stay unconfirmed. */
export const confirmAgain = async (
  db: Db,
  schoolId: number,
  ids: readonly number[],
  now: Date,
): Promise<UserRow[]> =>
  await db
    .update(users)
    .set({
      verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()}::timestamptz)`,
      confirmedAt: now,
    })
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.schoolId, schoolId),
        isAdult,
        isNull(users.suspendedAt),
        isNotNull(users.confirmedAt),
      ),
    )
    .returning();

/**
 * Ends confirmations that were not renewed since this day. The last administrator keeps theirs, because a school
 * without one could not confirm anybody. The one with the latest confirmation stays, as the most likely to be active.
 */
export const lapseConfirmed = async (
  db: Db,
  before: Day,
): Promise<{ id: number; schoolId: number; email: string | null }[]> => {
  const isOld = (alias: SQL) => sql`${alias}.confirmed_at < ${before}::timestamp at time zone s.zone`;
  const heads = sql`o.administrator and o.verified_at is not null and o.suspended_at is null and o.school_id = u.school_id`;
  return await db.execute(sql`
    update ${users} u set verified_at = null from ${schools} s
    where s.id = u.school_id and not s.demo and u.role in ('teacher', 'parent') and u.verified_at is not null
      and ${isOld(sql`u`)}
      and not (u.administrator and u.suspended_at is null
        and not exists (select from users o where ${heads} and not (${isOld(sql`o`)}))
        and not exists (select from users o where ${heads}
          and (o.confirmed_at, o.id) > (u.confirmed_at, u.id)))
    returning u.id, u.school_id as "schoolId", u.email`);
};

/**
 * Admits a learner who waits for this school; from then on consent is asked for. Null when the learner does not wait.
 */
export const takeIn = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({
      schoolId,
      waitingSchoolId: null,
      consent: sql`case when ${users.consent} = 'none' then 'pending' else ${users.consent} end`,
    })
    .where(and(eq(users.id, id), waitsFor(schoolId), eq(users.role, 'learner')))
    .returning();
  return row ?? null;
};

/**
 * Admits a learner whom a teacher of the school accepted and who waits for this school or for none. Null for a
 * learner of another school, or when a guardian withdrew consent: a teacher cannot overrule that.
 */
export const takeInByClass = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({
      schoolId,
      waitingSchoolId: null,
      consent: sql`case when ${users.consent} = 'none' then 'pending' else ${users.consent} end`,
    })
    .where(
      and(
        eq(users.id, id),
        eq(users.role, 'learner'),
        isNull(users.schoolId),
        or(isNull(users.waitingSchoolId), eq(users.waitingSchoolId, schoolId)),
        ne(users.consent, 'withdrawn'),
      ),
    )
    .returning();
  return row ?? null;
};

export const turnAway = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({ waitingSchoolId: null })
    .where(and(eq(users.id, id), waitsFor(schoolId), eq(users.role, 'learner')))
    .returning();
  return row ?? null;
};
