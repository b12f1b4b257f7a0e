import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { halfSessions, recoveryCodes, secondFactors } from '#db/tables.ts';
import { hashToken } from '#features/accounts/index.ts';

type FactorRow = typeof secondFactors.$inferSelect;

export const factorOf = async (db: Db, userId: number): Promise<FactorRow | null> => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
};

/** The people among these who have switched it on. */
export const whoHasFactor = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, [...ids]), isNotNull(secondFactors.confirmedAt)));
  return new Set(rows.map(({ id }) => id));
};

/** Stores a new key, which has no effect until it is confirmed. False when there is a confirmed one. */
export const beginFactor = async (
  db: Db,
  userId: number,
  sealedKey: Buffer,
  begunAt: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, sealedKey, begunAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedKey, begunAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
};

/** Activates the key. False when a concurrent request was faster. */
export const confirmFactor = async (db: Db, userId: number, step: number, now: Date): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
};

/**
 * Uses up a number: of two concurrent requests one succeeds, and this number and older ones are invalid from then on.
 * `latest` is the last time step that can have been used by now: a later stored step was used while the clock was
 * ahead.
 */
export const spendStep = async (db: Db, userId: number, step: number, latest: number): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(lt(secondFactors.lastStep, step), gt(secondFactors.lastStep, latest)),
      ),
    )
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
};

export const removeFactor = async (db: Db, userId: number): Promise<boolean> => {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
};

const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Replaces all codes. */
export const replaceCodes = async (db: Db, userId: number, codes: readonly string[]): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
};

/** Uses up a recovery code: of two concurrent requests, one succeeds. */
export const spendCode = async (db: Db, userId: number, code: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.userId });
  return rows.length > 0;
};

export const codesLeft = async (db: Db, userId: number): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.n ?? 0;
};

type Half = { ticket: string; userId: number; passwordMark: Buffer; expiresAt: Date };

export const keepHalf = async (db: Db, { ticket, ...half }: Half): Promise<void> => {
  await db.insert(halfSessions).values({ ...half, tokenHash: hashToken(ticket) });
};

export const halfOf = async (db: Db, ticket: string, now: Date) => {
  const [row] = await db
    .select({ userId: halfSessions.userId, passwordMark: halfSessions.passwordMark })
    .from(halfSessions)
    .where(and(eq(halfSessions.tokenHash, hashToken(ticket)), gt(halfSessions.expiresAt, now)));
  return row ?? null;
};

/** False when it was used just before. */
export const spendHalf = async (db: Db, ticket: string): Promise<boolean> => {
  const rows = await db
    .delete(halfSessions)
    .where(eq(halfSessions.tokenHash, hashToken(ticket)))
    .returning({ userId: halfSessions.userId });
  return rows.length > 0;
};

export const dropHalves = async (db: Db, userId: number): Promise<void> => {
  await db.delete(halfSessions).where(eq(halfSessions.userId, userId));
};
