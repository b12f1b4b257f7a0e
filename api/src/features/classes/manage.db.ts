/** Teachers' classes: creating, changing, archiving and restoring them. */
import { mostClasses, undoDays } from '@afrolearn/contract/classes.ts';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, users } from '#db/tables.ts';
import { lockUser } from '#features/accounts/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { ClassRow } from './rooms.db.ts';

const day = 24 * 60 * 60 * 1000;

/** The moment until which an action at `at` can be undone. */
export const undoneUntil = (at: Date): Date => new Date(at.getTime() + undoDays * day);
export const oldestUndone = (now: Date): Date => new Date(now.getTime() - undoDays * day);

/** The number of learners in each of these classes, in one query. */
export const countsOf = async (db: Db, classIds: readonly number[]): Promise<Map<number, number>> => {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .select({ id: classMembers.classId, students: sql<number>`count(*)::int` })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(inArray(classMembers.classId, [...classIds]), eq(users.role, 'learner')))
    .groupBy(classMembers.classId);
  return new Map(rows.map(({ id, students }) => [id, students]));
};

/** Refuses one open class too many. The teacher is locked, so that two windows cannot exceed the limit together. */
export const checkRoom = async (db: Db, teacherId: number): Promise<void> => {
  await lockUser(db, teacherId);
  const open = await db.$count(classes, and(eq(classes.teacherId, teacherId), isNull(classes.archivedAt)));
  if (open >= mostClasses) throw refuse('classes/too-many');
};

export const changeClass = async (
  db: Db,
  id: number,
  changes: Partial<Pick<ClassRow, 'name' | 'gradeId' | 'subjectId'>>,
): Promise<ClassRow> => {
  const [row] = await db.update(classes).set(changes).where(eq(classes.id, id)).returning();
  if (row === undefined) throw refuse('access/not-found');
  return row;
};

/**
 * Null when somebody else archived it first. The class keeps its code, so that printed sheets work again after an
 * undo: `classWithCode` finds only open classes, and the unique key gives the code to no other class. After a
 * restore, new members need the teacher's approval, because automatic admission ends here.
 */
export const archiveClass = async (db: Db, id: number, now: Date): Promise<ClassRow | null> => {
  const [row] = await db
    .update(classes)
    .set({ archivedAt: now, automaticUntil: null })
    .where(and(eq(classes.id, id), isNull(classes.archivedAt)))
    .returning();
  return row ?? null;
};

export const reopenClass = async (db: Db, id: number): Promise<ClassRow> => {
  const [row] = await db.update(classes).set({ archivedAt: null }).where(eq(classes.id, id)).returning();
  if (row === undefined) throw refuse('access/not-found');
  return row;
};

/** A person's own classes and, for an administrator, those of the school. */
const theirs = (user: Person) =>
  or(
    eq(classes.teacherId, user.id),
    leadsSchool(user, user.schoolId) && user.schoolId !== null
      ? eq(classes.schoolId, user.schoolId)
      : undefined,
  );

/**
 * Archived classes that a person may restore: their own, and those of the school that they lead. The newest first.
 */
export const archivedClasses = async (db: Db, user: Person, now: Date): Promise<ClassRow[]> =>
  await db
    .select()
    .from(classes)
    .where(and(theirs(user), gt(classes.archivedAt, oldestUndone(now))))
    .orderBy(desc(classes.archivedAt), asc(classes.id));

/** Classes whose roster a person may change: their own, for an administrator all classes of the school. */
export const classesLedBy = async (db: Db, user: Person): Promise<(ClassRow & { teacher: string })[]> => {
  const rows = await db
    .select({ room: classes, teacher: users.name })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(and(theirs(user), isNull(classes.archivedAt)))
    .orderBy(asc(classes.gradeId), asc(classes.name), asc(classes.id));
  return rows.map(({ room, teacher }) => ({ ...room, teacher }));
};

/**
 * The classes of a deleted teacher belong to the school, so its head takes them over. Without a head they are
 * deleted.
 */
export const handOverClasses = async (db: Db, from: number, to: number | null): Promise<void> => {
  if (to === null) await db.delete(classes).where(eq(classes.teacherId, from));
  else await db.update(classes).set({ teacherId: to }).where(eq(classes.teacherId, from));
};
