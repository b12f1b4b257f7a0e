import { createHash } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { stillOpen } from '#db/still-open.ts';
import { staffCodes } from '#db/tables.ts';

/** The lifetime of a staff code. */
export const staffCodesLive = 14 * 24 * 60 * 60 * 1000;

const hashCode = (code: string) => createHash('sha256').update(code).digest();

type Kept = { code: string; schoolId: number; madeBy: number; createdAt: Date; expiresAt: Date };

/** Stores the hash of a code and its last two characters. */
export const keepStaffCode = async (db: Db, { code, ...row }: Kept): Promise<string> => {
  const [kept] = await db
    .insert(staffCodes)
    .values({ ...row, codeHash: hashCode(code), ending: code.slice(-2) })
    .returning({ id: staffCodes.id });
  if (kept === undefined) throw new Error('the staff code was not kept');
  return kept.id;
};

export const openStaffCodes = async (db: Db, schoolId: number, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(staffCodes)
    .where(
      and(
        eq(staffCodes.schoolId, schoolId),
        isNull(staffCodes.usedAt),
        stillOpen(staffCodes.expiresAt, now, staffCodesLive),
      ),
    );
  return row?.n ?? 0;
};

/** False when the code does not exist, belongs to another school, or is used. */
export const removeStaffCode = async (db: Db, schoolId: number, id: string): Promise<boolean> => {
  const gone = await db
    .delete(staffCodes)
    .where(and(eq(staffCodes.id, id), eq(staffCodes.schoolId, schoolId), isNull(staffCodes.usedAt)))
    .returning({ id: staffCodes.id });
  return gone.length > 0;
};

/** Deletes the unused codes of a person who may no longer admit people. */
export const removeCodesOf = async (db: Db, madeBy: number): Promise<void> => {
  await db.delete(staffCodes).where(and(eq(staffCodes.madeBy, madeBy), isNull(staffCodes.usedAt)));
};

/** Uses up a code: of two concurrent requests, one succeeds. Null when the code is not valid. */
export const takeStaffCode = async (
  db: Db,
  code: string,
  now: Date,
): Promise<{ id: string; schoolId: number } | null> => {
  const [row] = await db
    .update(staffCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffCodes.codeHash, hashCode(code)),
        isNull(staffCodes.usedAt),
        stillOpen(staffCodes.expiresAt, now, staffCodesLive),
      ),
    )
    .returning({ id: staffCodes.id, schoolId: staffCodes.schoolId });
  return row ?? null;
};

export const nameUser = async (db: Db, id: string, userId: number): Promise<void> => {
  await db.update(staffCodes).set({ usedBy: userId }).where(eq(staffCodes.id, id));
};
