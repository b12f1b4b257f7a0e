/** Classes as their teachers run them: made, changed, archived and brought back. */
import { mostClasses, undoDays } from '@afrolearn/contract/classes.ts';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, users } from '#db/tables.ts';
import { holdUser } from '#features/accounts/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { ClassRow } from './rooms.db.ts';

const day = 24 * 60 * 60 * 1000;

/** When something that was done at this moment can no longer be undone. */
export const undoneUntil = (at: Date): Date => new Date(at.getTime() + undoDays * day);
export const oldestUndone = (now: Date): Date => new Date(now.getTime() - undoDays * day);

/** How many learners sit in each of these classes, in one query. */
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

/** Room for one more open class. The teacher is held, so that two windows cannot pass the last one together. */
export const checkRoom = async (db: Db, teacherId: number): Promise<void> => {
  await holdUser(db, teacherId);
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
 * Null when somebody else was quicker. The code stays with the class, so that printed sheets work again after an undo:
 * `classWithCode` finds open classes only, and the unique key gives the code to no other class. Whoever joins then needs
 * a yes: admission without one ends here.
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

/** The own classes of a teacher, and those of the school that an administrator leads. */
const theirs = (user: Person) =>
  or(
    eq(classes.teacherId, user.id),
    leadsSchool(user, user.schoolId) && user.schoolId !== null
      ? eq(classes.schoolId, user.schoolId)
      : undefined,
  );

/** What a person may bring back: the own classes, and those of the school that they lead. The newest first. */
export const archivedClasses = async (db: Db, user: Person, now: Date): Promise<ClassRow[]> =>
  await db
    .select()
    .from(classes)
    .where(and(theirs(user), gt(classes.archivedAt, oldestUndone(now))))
    .orderBy(desc(classes.archivedAt), asc(classes.id));

/** Classes whose roster a person may change: the own ones; the administrator's are all of the school. */
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
 * The classes of a teacher whose account is deleted: they are the school's, and its head has them from now on. Where
 * nobody has them, they go.
 */
export const handOverClasses = async (db: Db, from: number, to: number | null): Promise<void> => {
  if (to === null) await db.delete(classes).where(eq(classes.teacherId, from));
  else await db.update(classes).set({ teacherId: to }).where(eq(classes.teacherId, from));
};
