/** Class memberships: joining, leaving, moving and undoing. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { logSecurityOfMany } from '#db/security-log.ts';
import { classes, classLeavers, classMembers, users } from '#db/tables.ts';
import { moveToGrade, type UserRow } from '#features/accounts/index.ts';
import { refuse } from '#http/refuse.ts';
import { seatsTaken } from './classes.db.ts';
import { oldestUndone } from './manage.db.ts';
import type { ClassRow } from './rooms.db.ts';

/* More than any real class: beyond it, a list was probably pasted twice. */
export const mostPupils = 300;

/** Refuses newcomers who exceed the limit. The class stays locked until the transaction ends. */
export const checkSeats = async (db: Db, classId: number, newcomers: number): Promise<void> => {
  if ((await seatsTaken(db, classId)) + newcomers > mostPupils) throw refuse('children/class-full');
};

/** Removes pupils from a class and remembers them for as long as it can be undone. */
const leave = async (
  db: Db,
  room: ClassRow,
  pupils: readonly UserRow[],
  { to, by, now }: { to: ClassRow | null; by: number; now: Date },
): Promise<void> => {
  const ids = pupils.map(({ id }) => id);
  await db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, room.id), inArray(classMembers.userId, ids)));
  const left = { leftAt: now, movedTo: to?.id ?? null };
  await db
    .insert(classLeavers)
    .values(ids.map((userId) => ({ classId: room.id, userId, ...left })))
    .onConflictDoUpdate({ target: [classLeavers.classId, classLeavers.userId], set: left });
  await db.delete(classLeavers).where(lt(classLeavers.leftAt, oldestUndone(now)));
  await logSecurityOfMany(
    db,
    'pupil-left',
    pupils.map((user) => ({
      at: now,
      user,
      detail: { class: room.id, by, ...(to === null ? {} : { to: to.id }) },
    })),
  );
};

export const leaveClass = async (
  db: Db,
  room: ClassRow,
  pupil: UserRow,
  { by, now }: { by: number; now: Date },
): Promise<void> =>
  await db.transaction(async (inner) => {
    await seatsTaken(inner, room.id);
    await leave(inner, room, [pupil], { to: null, by, now });
  });

/** Moves all of them or none. Both classes are locked in the order of their ids, which avoids deadlocks. */
export const moveTo = async (
  db: Db,
  { from, to }: { from: ClassRow; to: ClassRow },
  pupils: readonly UserRow[],
  { by, now }: { by: number; now: Date },
): Promise<void> => {
  for (const id of [from.id, to.id].sort((one, other) => one - other)) await seatsTaken(db, id);
  const ids = pupils.map(({ id }) => id);
  await sitIn(db, to, ids, now);
  await checkSeats(db, to.id, 0);
  await leave(db, from, pupils, { to, by, now });
  await moveToGrade(db, ids, to.gradeId);
};

/** Adds those who are not members yet. */
export const sitIn = async (
  db: Db,
  room: ClassRow,
  pupilIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (pupilIds.length === 0) return;
  await db
    .insert(classMembers)
    .values(pupilIds.map((userId) => ({ classId: room.id, userId, joinedAt: now })))
    .onConflictDoNothing();
};

/** Pupils who can still be restored, the latest first. Pupils of another school, or who rejoined, are left out. */
export const leaversOf = async (db: Db, room: ClassRow, now: Date) =>
  await db
    .select({
      id: users.id,
      name: users.name,
      leftAt: classLeavers.leftAt,
      movedTo: classes.name,
    })
    .from(classLeavers)
    .innerJoin(users, and(eq(users.id, classLeavers.userId), eq(users.role, 'learner')))
    .leftJoin(classes, eq(classes.id, classLeavers.movedTo))
    .leftJoin(
      classMembers,
      and(eq(classMembers.classId, room.id), eq(classMembers.userId, classLeavers.userId)),
    )
    .where(
      and(
        eq(classLeavers.classId, room.id),
        gt(classLeavers.leftAt, oldestUndone(now)),
        isNull(classMembers.userId),
        sql`${users.schoolId} is not distinct from ${room.schoolId}::int`,
      ),
    )
    .orderBy(desc(classLeavers.leftAt), asc(users.name), asc(users.id));

/** Restores a pupil who left this class, and removes them from the class to which they were moved. */
export const takeBack = async (
  db: Db,
  room: ClassRow,
  pupilId: number,
  { by, now }: { by: number; now: Date },
): Promise<void> =>
  await db.transaction(async (inner) => {
    const [left] = await inner
      .delete(classLeavers)
      .where(and(eq(classLeavers.classId, room.id), eq(classLeavers.userId, pupilId)))
      .returning();
    if (left === undefined) throw refuse('access/not-found');
    if (left.leftAt < oldestUndone(now)) throw refuse('classes/too-late');
    await checkSeats(inner, room.id, 1);
    await sitIn(inner, room, [pupilId], now);
    if (left.movedTo !== null) {
      await inner
        .delete(classMembers)
        .where(and(eq(classMembers.classId, left.movedTo), eq(classMembers.userId, pupilId)));
      await moveToGrade(inner, [pupilId], room.gradeId);
    }
    await logSecurityOfMany(inner, 'pupil-back', [
      {
        at: now,
        user: { id: pupilId, schoolId: room.schoolId },
        detail: { class: room.id, by },
      },
    ]);
  });

/** False for a member: the unique key decides. The caller has checked the limit. */
export const seatOne = async (db: Db, classId: number, userId: number, now: Date): Promise<boolean> => {
  const rows = await db
    .insert(classMembers)
    .values({ classId, userId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ userId: classMembers.userId });
  return rows.length > 0;
};

/** Removes a learner from all open classes of a teacher; returns how many. Archived classes keep their members. */
export const leaveClassesOf = async (db: Db, learnerId: number, teacherId: number): Promise<number> => {
  const taught = db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.archivedAt)));
  const rows = await db
    .delete(classMembers)
    .where(and(eq(classMembers.userId, learnerId), inArray(classMembers.classId, taught)))
    .returning({ id: classMembers.classId });
  return rows.length;
};
