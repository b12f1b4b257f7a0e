import { createHash } from 'node:crypto';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { staffCodes } from '#db/tables.ts';

const hashCode = (code: string) => createHash('sha256').update(code).digest();

type Kept = { code: string; schoolId: number; madeBy: number; createdAt: Date; expiresAt: Date };

/** Keeps the hash of a code and its last two signs. */
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
    .where(and(eq(staffCodes.schoolId, schoolId), isNull(staffCodes.usedAt), gt(staffCodes.expiresAt, now)));
  return row?.n ?? 0;
};

/** False when it is not there, of another school, or used already. */
export const removeStaffCode = async (db: Db, schoolId: number, id: string): Promise<boolean> => {
  const gone = await db
    .delete(staffCodes)
    .where(and(eq(staffCodes.id, id), eq(staffCodes.schoolId, schoolId), isNull(staffCodes.usedAt)))
    .returning({ id: staffCodes.id });
  return gone.length > 0;
};

/** Codes of somebody who may not let anybody in any more. */
export const removeCodesOf = async (db: Db, madeBy: number): Promise<void> => {
  await db.delete(staffCodes).where(and(eq(staffCodes.madeBy, madeBy), isNull(staffCodes.usedAt)));
};

/** Uses a code up: of two who send it at once, one gets its school. Null when it is not good. */
export const takeStaffCode = async (
  db: Db,
  code: string,
  now: Date,
): Promise<{ id: string; schoolId: number } | null> => {
  const [row] = await db
    .update(staffCodes)
    .set({ usedAt: now })
    .where(
      and(eq(staffCodes.codeHash, hashCode(code)), isNull(staffCodes.usedAt), gt(staffCodes.expiresAt, now)),
    )
    .returning({ id: staffCodes.id, schoolId: staffCodes.schoolId });
  return row ?? null;
};

export const nameUser = async (db: Db, id: string, userId: number): Promise<void> => {
  await db.update(staffCodes).set({ usedBy: userId }).where(eq(staffCodes.id, id));
};
