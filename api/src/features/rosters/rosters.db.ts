import { studentId } from '@afrolearn/learning/people/roles.ts';
import type { KnownPupil } from '@afrolearn/learning/rosters/understand.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, rosterImports, rosterNumbers, rosterPupils, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { learnersSeenBy } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';

/** Every learner whom the person may see, once for each open class: one query for any size of the list. */
export const pupilsSeen = async (db: Db, user: Person): Promise<KnownPupil[]> => {
  const rows = await db
    .select({ id: users.id, name: users.name, classId: classes.id })
    .from(users)
    .leftJoin(classMembers, eq(classMembers.userId, users.id))
    .leftJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.archivedAt)))
    .where(and(inArray(users.id, learnersSeenBy(user)), eq(users.role, 'learner')))
    .orderBy(asc(users.id), asc(classes.id));
  return rows.map((row) => ({ ...row, studentId: studentId(row.id) }));
};

export const numbersOf = async (
  db: Db,
  schoolId: number | null,
  numbers: readonly string[],
): Promise<Map<string, number>> => {
  if (schoolId === null || numbers.length === 0) return new Map();
  const rows = await db
    .select()
    .from(rosterNumbers)
    .where(and(eq(rosterNumbers.schoolId, schoolId), inArray(rosterNumbers.number, [...numbers])));
  return new Map(rows.map(({ number, userId }) => [number, userId]));
};

/** Begins an import; false when its id exists. A concurrent duplicate waits here until the first one has finished. */
export const beginImport = async (db: Db, id: string, makerId: number, now: Date): Promise<boolean> => {
  const rows = await db
    .insert(rosterImports)
    .values({ id, makerId, madeAt: now })
    .onConflictDoNothing()
    .returning({ id: rosterImports.id });
  return rows.length > 0;
};

type Made = { userId: number; classId: number; line: number };

export const rememberMade = async (db: Db, importId: string, made: readonly Made[]): Promise<void> => {
  if (made.length > 0) await db.insert(rosterPupils).values(made.map((one) => ({ importId, ...one })));
};

export const rememberNumbers = async (
  db: Db,
  schoolId: number,
  all: readonly { number: string; userId: number }[],
): Promise<void> => {
  if (all.length === 0) return;
  await db
    .insert(rosterNumbers)
    .values(all.map((one) => ({ schoolId, ...one })))
    .onConflictDoUpdate({
      target: [rosterNumbers.schoolId, rosterNumbers.number],
      set: { userId: sql`excluded.user_id` },
      setWhere: eq(rosterNumbers.userId, sql`excluded.user_id`),
    });
};

/**
 * Learners whom an own import created and whom the person may still see; null when this person has no such import.
 */
export const madeBy = async (
  db: Db,
  user: Person,
  importId: string,
): Promise<{ pupil: UserRow; className: string; line: number }[] | null> => {
  const [own] = await db
    .select()
    .from(rosterImports)
    .where(and(eq(rosterImports.id, importId), eq(rosterImports.makerId, user.id)));
  if (own === undefined) return null;
  return await db
    .select({ pupil: users, className: classes.name, line: rosterPupils.line })
    .from(rosterPupils)
    .innerJoin(users, eq(users.id, rosterPupils.userId))
    .innerJoin(classes, eq(classes.id, rosterPupils.classId))
    .where(and(eq(rosterPupils.importId, importId), inArray(users.id, learnersSeenBy(user))))
    .orderBy(asc(rosterPupils.line), asc(users.id));
};
