/** Class codes: lookup for learners, changes by teachers. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { isTaken } from '#db/is-taken.ts';
import { classes, users } from '#db/tables.ts';
import type { ClassRow } from './rooms.db.ts';

/** The open class with this code, if its teacher is confirmed. Closed and expired codes are found, too. */
export const classWithCode = async (db: Db, code: string): Promise<ClassRow | null> => {
  const [row] = await db
    .select({ room: classes })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(
        eq(classes.code, code),
        isNull(classes.archivedAt),
        isNotNull(classes.schoolId),
        isNotNull(users.verifiedAt),
        isNull(users.suspendedAt),
      ),
    );
  return row?.room ?? null;
};

/** False when another class has that code: the unique key decides. */
export const changeCode = async (db: Db, id: number, code: string, expiresAt: Date): Promise<boolean> => {
  try {
    // A savepoint: a conflict must not roll back the caller's earlier writes.
    await db.transaction(async (inner) => {
      await inner
        .update(classes)
        .set({ code, codeExpiresAt: expiresAt, codeClosedAt: null, automaticUntil: null })
        .where(eq(classes.id, id));
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

type Switches = Partial<Pick<ClassRow, 'codeClosedAt' | 'automaticUntil'>>;

export const setClassCode = async (db: Db, id: number, switches: Switches): Promise<void> => {
  if (Object.keys(switches).length === 0) return;
  await db.update(classes).set(switches).where(eq(classes.id, id));
};
