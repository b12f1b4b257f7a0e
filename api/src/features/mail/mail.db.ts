import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { stillOpen } from '#db/still-open.ts';
import { mailTokens, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

type TokenRow = typeof mailTokens.$inferSelect;
export type Purpose = TokenRow['purpose'];

const hour = 60 * 60 * 1000;
export const lifetimes = {
  verify: 72 * hour,
  'change-email': 72 * hour,
  reset: hour,
} as const satisfies Record<Purpose, number>;
const longestLife = Math.max(...Object.values(lifetimes));

/** Stores a link, which replaces an earlier one of the same person and purpose. */
export const keepToken = async (db: Db, row: Omit<TokenRow, 'usedAt'>): Promise<void> => {
  const fresh = { ...row, usedAt: null };
  await db
    .insert(mailTokens)
    .values(fresh)
    .onConflictDoUpdate({ target: [mailTokens.userId, mailTokens.purpose], set: fresh });
};

export const voidTokens = async (db: Db, userId: number, purposes: readonly Purpose[]): Promise<void> => {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, [...purposes])));
};

/** When the person was last sent a link that is still valid. */
export const lastSentAt = async (
  db: Db,
  userId: number,
  purpose: Purpose,
  now: Date,
): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: mailTokens.createdAt })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        stillOpen(mailTokens.expiresAt, now, longestLife),
      ),
    );
  return row?.createdAt ?? null;
};

const isGood = (tokenHash: Buffer, now: Date) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    isNull(mailTokens.usedAt),
    stillOpen(mailTokens.expiresAt, now, longestLife),
  );

export type Link = { token: TokenRow; user: UserRow };

/**
 * The link and its person; null when it is used, expired or replaced, belongs to an earlier address, or the person is
 * suspended.
 */
export const goodLink = async (
  db: Db,
  tokenHash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<Link | null> => {
  const [row] = await db
    .select({ token: mailTokens, user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        isGood(tokenHash, now),
        inArray(mailTokens.purpose, [...purposes]),
        isNull(users.suspendedAt),
        or(
          isNull(mailTokens.email),
          eq(mailTokens.purpose, 'change-email'),
          eq(mailTokens.email, users.email),
        ),
      ),
    );
  return row ?? null;
};

/** Uses up a link. False when a concurrent request was faster: only one succeeds. */
export const spendToken = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const spent = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning({ userId: mailTokens.userId });
  return spent.length > 0;
};
