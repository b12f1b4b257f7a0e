import { type AvatarId, avatarIds, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { addRows, type Write } from '#db/rows.ts';
import { unlockedAvatars } from '#db/tables.ts';
import { showPicture } from '#features/accounts/index.ts';

const isAvatar = (id: string): id is AvatarId => avatarIds.some((one) => one === id);

/** The special avatars that a person was given. */
export const givenTo = async (db: Db, userId: number): Promise<ReadonlySet<AvatarId>> => {
  const rows = await db
    .select({ id: unlockedAvatars.avatarId })
    .from(unlockedAvatars)
    .where(eq(unlockedAvatars.userId, userId));
  return new Set(rows.map(({ id }) => id).filter(isAvatar));
};

/** Gives special avatars as a part of a larger statement. */
export const avatarsToGive = (userId: number, avatars: readonly AvatarId[], at: Date): Write =>
  addRows(
    unlockedAvatars,
    avatars.map((avatarId) => ({ userId, avatarId, unlockedAt: at })),
  );

/** Gives special avatars and returns the new ones: the unique key makes it idempotent. */
export const give = async (
  db: Db,
  userId: number,
  avatars: readonly AvatarId[],
  at: Date,
): Promise<AvatarId[]> => {
  if (avatars.length === 0) return [];
  const rows = await db
    .insert(unlockedAvatars)
    .values(avatars.map((avatarId) => ({ userId, avatarId, unlockedAt: at })))
    .onConflictDoNothing()
    .returning({ id: unlockedAvatars.avatarId });
  return rows.map(({ id }) => id).filter(isAvatar);
};

/** Sets an avatar if it is free or was given to this person: one statement. False when it is locked. */
export const wear = async (db: Db, userId: number, avatar: AvatarId, isFree: boolean): Promise<boolean> => {
  const given: SQL = exists(
    db
      .select({ one: sql`1` })
      .from(unlockedAvatars)
      .where(and(eq(unlockedAvatars.userId, userId), eq(unlockedAvatars.avatarId, avatar))),
  );
  return await showPicture(db, userId, avatarPicture(avatar), isFree ? undefined : given);
};
