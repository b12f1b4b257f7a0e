/** Accounts in their grace period before deletion, and the deletion itself (decision 0054). */
import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { goneSessions, sessions, users } from '#db/tables.ts';
import type { UserRow } from './accounts.db.ts';

const one = async (rows: Promise<UserRow[]>): Promise<UserRow> => {
  const [row] = await rows;
  if (row === undefined) throw new Error('the person is gone');
  return row;
};

/** The days in which a deletion can be cancelled. */
export const graceDays = 7;

/** Only the first request counts: a second one does not restart the seven days. */
export const markLeaving = (db: Db, id: number, { by, at }: { by: number; at: Date }): Promise<UserRow> =>
  one(
    db
      .update(users)
      .set({
        leavesAt: sql`coalesce(${users.leavesAt}, ${at.toISOString()}::timestamptz)`,
        leavesBy: sql`case when ${users.leavesAt} is null then ${by}::int else ${users.leavesBy} end`,
        wantsToLeaveAt: null,
      })
      .where(eq(users.id, id))
      .returning(),
  );

/** Sets or clears a child's own wish to be deleted. */
export const markWish = (db: Db, id: number, at: Date | null): Promise<UserRow> =>
  one(db.update(users).set({ wantsToLeaveAt: at }).where(eq(users.id, id)).returning());

export const keepAccount = (db: Db, id: number): Promise<UserRow> =>
  one(
    db
      .update(users)
      .set({ leavesAt: null, leavesBy: null, wantsToLeaveAt: null })
      .where(eq(users.id, id))
      .returning(),
  );

/** Accounts whose seven days are over. */
export const accountsToDelete = async (db: Db, now: Date): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(and(isNotNull(users.leavesAt), lte(users.leavesAt, now)))
    .orderBy(users.leavesAt, users.id);

/**
 * Deletes the person. Foreign keys cascade to their rows; the caller has handled the rest. The hashes of their
 * sessions stay, so that their devices learn of the deletion. A hash does not identify anybody.
 */
export const removeUser = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.execute(sql`insert into ${goneSessions} (token_hash, gone_at)
    select token_hash, ${now.toISOString()}::timestamptz from sessions where user_id = ${id} on conflict do nothing`);
  await db.delete(users).where(eq(users.id, id));
};

/**
 * Whether an ended session belonged to a deleted account, or to one that was signed out for its deletion. People who
 * had logged out before, or who signed in since, get true only after the deletion: until then it can be cancelled,
 * and their device may hold unsent work.
 */
export const isOfGone = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const gone = await db
    .select({ at: goneSessions.goneAt })
    .from(goneSessions)
    .where(eq(goneSessions.tokenHash, tokenHash));
  if (gone.length > 0) return true;
  const begunAt = sql`${users.leavesAt} - make_interval(hours => ${graceDays * 24}::int)`;
  const leaving = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        lte(sessions.createdAt, begunAt),
        gte(sessions.endedAt, begunAt),
      ),
    );
  return leaving.length > 0;
};
