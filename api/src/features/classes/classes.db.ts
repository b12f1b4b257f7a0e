import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { classes, classMembers, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { learnersSeenBy, membersOf } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';
import type { ClassRow } from './rooms.db.ts';

type NewClass = Omit<typeof classes.$inferInsert, 'code'>;

/** Adds a class. With `drawCode`, it gets a code that no other class has. */
export const addClass = async (
  db: Db,
  values: NewClass,
  drawCode: (() => string) | null,
): Promise<number> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const row = { ...values, code: drawCode === null ? null : drawCode() };
    const [added] = await db.insert(classes).values(row).onConflictDoNothing().returning({ id: classes.id });
    if (added !== undefined) return added.id;
  }
  throw new Error('no free class code was found in 20 draws');
};

/** Classes of a teacher that have no code yet, because no school had confirmed the teacher. */
export const codelessClasses = async (db: Db, teacherId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.code), isNull(classes.archivedAt)));
  return rows.map(({ id }) => id);
};

/** Gives a class its school and a code; false when another class has that code: the unique key decides. */
export const openClass = async (db: Db, id: number, schoolId: number, code: string): Promise<boolean> => {
  try {
    // A savepoint: a conflict must not roll back the caller's earlier writes.
    await db.transaction(async (inner) => {
      // A class may be older than a term when its teacher is confirmed.
      const codeExpiresAt = sql`now() + interval '120 days'`;
      await inner.update(classes).set({ schoolId, code, codeExpiresAt }).where(eq(classes.id, id));
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

export const classesTaughtBy = async (db: Db, teacherId: number): Promise<ClassRow[]> =>
  await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.archivedAt)))
    .orderBy(asc(classes.gradeId), asc(classes.name), asc(classes.id));

/** The pupils of a class, optionally only these ids, whom this person may see. */
export const pupilsOfList = async (
  db: Db,
  user: Person,
  classId: number,
  pupilIds?: readonly number[],
): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(
      and(
        pupilIds === undefined ? undefined : inArray(users.id, [...pupilIds]),
        inArray(users.id, membersOf(classId)),
        inArray(users.id, learnersSeenBy(user)),
        eq(users.role, 'learner'),
      ),
    )
    .orderBy(sql`lower(${users.name})`, asc(users.id));

/** The pupils of a class, or only the pupil with that id. */
export const pupilsIn = async (db: Db, user: Person, classId: number, pupilId?: number): Promise<UserRow[]> =>
  await pupilsOfList(db, user, classId, pupilId === undefined ? undefined : [pupilId]);

/** The number of members. The class is locked, so that two concurrent lists cannot overfill it. */
export const seatsTaken = async (db: Db, classId: number): Promise<number> => {
  await db.execute(sql`select 1 from ${classes} where ${classes.id} = ${classId} for update`);
  const [row] = await db
    .select({ taken: count() })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  return row?.taken ?? 0;
};

export const seat = async (
  db: Db,
  classId: number,
  pupilIds: readonly number[],
  now: Date,
): Promise<void> => {
  await db.insert(classMembers).values(pupilIds.map((userId) => ({ classId, userId, joinedAt: now })));
};

/** The open classes of these learners in one school. */
export const classesOfLearners = async (db: Db, schoolId: number, learnerIds: readonly number[]) =>
  learnerIds.length === 0
    ? []
    : await db
        .select({ learnerId: classMembers.userId, id: classes.id, name: classes.name })
        .from(classMembers)
        .innerJoin(classes, eq(classes.id, classMembers.classId))
        .where(
          and(
            inArray(classMembers.userId, [...learnerIds]),
            eq(classes.schoolId, schoolId),
            isNull(classes.archivedAt),
          ),
        )
        .orderBy(asc(classes.name), asc(classes.id));
