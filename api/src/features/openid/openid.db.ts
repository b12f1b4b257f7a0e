import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { identities, signInNonces, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

/** Stores the hash of a nonce, and deletes expired ones. */
export const keepNonce = async (db: Db, nonceHash: Buffer, now: Date, expiresAt: Date): Promise<void> => {
  await db.delete(signInNonces).where(lte(signInNonces.expiresAt, now));
  await db.insert(signInNonces).values({ nonceHash, expiresAt });
};

/** Deletes a valid nonce: of two concurrent requests with the same one, one gets true. */
export const spendNonce = async (db: Db, nonceHash: Buffer, now: Date): Promise<boolean> => {
  const spent = await db
    .delete(signInNonces)
    .where(and(eq(signInNonces.nonceHash, nonceHash), gt(signInNonces.expiresAt, now)))
    .returning({ expiresAt: signInNonces.expiresAt });
  return spent.length === 1;
};

type Key = { issuer: string; subject: string };

/**
 * Serializes concurrent first sign-ins of one person: the second one waits and then finds the account of the first.
 */
export const lockIdentity = async (db: Db, { issuer, subject }: Key): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 4))`);
};

export const userOfIdentity = async (db: Db, { issuer, subject }: Key): Promise<UserRow | null> => {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.user ?? null;
};

export const addIdentity = async (
  db: Db,
  { issuer, subject }: Key,
  userId: number,
  createdAt: Date,
): Promise<void> => {
  await db.insert(identities).values({ issuer, subject, userId, createdAt });
};
