import { createHash } from 'node:crypto';
import type { SecretKind } from '@afrolearn/learning/people/secrets.ts';
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, guardianships, linkCodes, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

export type ClassRow = typeof classes.$inferSelect;

export const classById = async (db: Db, id: number): Promise<ClassRow | null> => {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), isNull(classes.archivedAt)));
  return row ?? null;
};

export const classesOf = async (db: Db, teacherId: number): Promise<ClassRow[]> =>
  await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), isNull(classes.archivedAt)))
    .orderBy(asc(classes.gradeId), asc(classes.name), asc(classes.id));

export const pupilsOf = async (db: Db, classId: number): Promise<UserRow[]> => {
  const rows = await db
    .select({ user: users })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), eq(users.role, 'learner')))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ user }) => user);
};

export const pupilOf = async (db: Db, classId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .select({ user: users })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), eq(users.id, id), eq(users.role, 'learner')));
  return row?.user ?? null;
};

/** How many sit in a class; its row is locked, so that two lists at once cannot overfill it. */
export const seatsTaken = async (db: Db, classId: number): Promise<number> => {
  await db.execute(sql`select 1 from ${classes} where ${classes.id} = ${classId} for update`);
  const [row] = await db
    .select({ taken: count() })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  return row?.taken ?? 0;
};

export const seat = async (db: Db, classId: number, pupils: readonly UserRow[], now: Date): Promise<void> => {
  await db.insert(classMembers).values(pupils.map(({ id }) => ({ classId, userId: id, joinedAt: now })));
};

/** Whether this teacher teaches a class that the learner sits in. */
export const teaches = async (db: Db, teacherId: number, learnerId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .innerJoin(classMembers, eq(classMembers.classId, classes.id))
    .where(
      and(eq(classes.teacherId, teacherId), eq(classMembers.userId, learnerId), isNull(classes.archivedAt)),
    )
    .limit(1);
  return rows.length > 0;
};

export const childrenOf = async (db: Db, guardianId: number): Promise<UserRow[]> => {
  const rows = await db
    .select({ user: users })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.childId))
    .where(eq(guardianships.guardianId, guardianId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ user }) => user);
};

/** The guardian who came first, for each child: the one who may let others in. */
export const firstGuardians = async (db: Db, childIds: readonly number[]): Promise<Map<number, number>> => {
  if (childIds.length === 0) return new Map();
  const rows = await db
    .select({ childId: guardianships.childId, guardianId: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.childId))
    .where(inArray(guardianships.childId, [...childIds]))
    // Links of the same moment: who made the account was first.
    .orderBy(
      asc(guardianships.createdAt),
      sql`${guardianships.guardianId} is distinct from ${users.createdBy}`,
      asc(guardianships.guardianId),
    );
  const first = new Map<number, number>();
  for (const { childId, guardianId } of rows) if (!first.has(childId)) first.set(childId, guardianId);
  return first;
};

export const link = async (db: Db, guardianId: number, childId: number, now: Date): Promise<void> => {
  await db.insert(guardianships).values({ guardianId, childId, createdAt: now }).onConflictDoNothing();
};

/** False when there was no such link. */
export const unlink = async (db: Db, guardianId: number, childId: number): Promise<boolean> => {
  const gone = await db
    .delete(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)))
    .returning({ childId: guardianships.childId });
  return gone.length > 0;
};

export const rename = async (db: Db, id: number, name: string): Promise<UserRow | null> => {
  const [row] = await db.update(users).set({ name }).where(eq(users.id, id)).returning();
  return row ?? null;
};

const hashCode = (code: string) => createHash('sha256').update(code).digest();

export const keepCode = async (
  db: Db,
  { code, ...row }: { code: string; childId: number; madeBy: number; expiresAt: Date },
): Promise<void> => {
  const codeHash = hashCode(code);
  await db
    .insert(linkCodes)
    .values({ ...row, codeHash })
    .onConflictDoUpdate({
      target: [linkCodes.childId, linkCodes.madeBy],
      set: { codeHash, expiresAt: row.expiresAt },
    });
};

/** Takes a code out of the table: of two people who send it at once, one gets the child. */
export const takeCode = async (db: Db, code: string, now: Date): Promise<number | null> => {
  const [row] = await db
    .delete(linkCodes)
    .where(and(eq(linkCodes.codeHash, hashCode(code)), gt(linkCodes.expiresAt, now)))
    .returning({ childId: linkCodes.childId });
  return row?.childId ?? null;
};

export const replaceSecret = async (
  db: Db,
  id: number,
  secret: { passwordHash: string; secretKind: SecretKind; secretAt: Date },
): Promise<UserRow | null> => {
  const [row] = await db.update(users).set(secret).where(eq(users.id, id)).returning();
  return row ?? null;
};
