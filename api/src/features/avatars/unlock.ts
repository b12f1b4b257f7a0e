/** Special avatars are unlocked by recorded totals, permanently. */
import { type AvatarId, avatarNames, isSpecialAvatar } from '@afrolearn/learning/avatars/avatars.ts';
import { type UnlockStats, unlockedAvatars } from '@afrolearn/learning/avatars/unlocks.ts';
import { noTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Db } from '#db/connect.ts';
import type { Write } from '#db/rows.ts';
import { addNews, type News } from '#features/notifications/index.ts';
import { type LearnerFacts, learnerFacts, unlockStatsOf } from '#features/progress/index.ts';
import { avatarsToGive, give, givenTo } from './avatars.db.ts';

export type Wardrobe = {
  stats: UnlockStats;
  /** Special avatars that are earned or were given before. */
  special: ReadonlySet<AvatarId>;
  /** Special avatars that are earned but not stored yet. */
  missing: readonly AvatarId[];
};

const earnedBy = (stats: UnlockStats, given: ReadonlySet<string>): AvatarId[] =>
  unlockedAvatars(stats).filter((id) => isSpecialAvatar(id) && !given.has(id));

const newsOf = (userId: number, avatar: AvatarId): News => ({
  userId,
  kind: 'avatar',
  about: { name: avatarNames[avatar] },
  once: `avatar ${avatar}`,
});

/** New unlocks after a change of totals: the rows to insert and the notifications. */
export const newlyEarned = (
  userId: number,
  sums: Pick<LearnerFacts, 'totals' | 'badges'>,
  given: ReadonlySet<string>,
  at: Date,
): { give: Write; news: readonly News[] } => {
  // Groups unlock elsewhere, so this covers totals only.
  const earned = earnedBy(unlockStatsOf(sums), given);
  return { give: avatarsToGive(userId, earned, at), news: earned.map((id) => newsOf(userId, id)) };
};

export const wardrobeOf = async (db: Db, userId: number): Promise<Wardrobe> => {
  const [facts, given] = await Promise.all([learnerFacts(db, userId), givenTo(db, userId)]);
  const stats = unlockStatsOf(facts ?? { totals: noTotals, badges: 0 });
  const missing = earnedBy(stats, given);
  return { stats, special: new Set([...given, ...missing]), missing };
};

/** Stores every earned special avatar and notifies once for each. */
export const giveEarned = async (db: Db, userId: number, at: Date): Promise<Wardrobe> => {
  const wardrobe = await wardrobeOf(db, userId);
  const fresh = await give(db, userId, wardrobe.missing, at);
  await addNews(
    db,
    fresh.map((id) => newsOf(userId, id)),
    at,
  );
  return wardrobe;
};

/** Whether a person may wear an avatar. */
export const mayWear = async (db: Db, userId: number, avatar: AvatarId): Promise<boolean> =>
  !isSpecialAvatar(avatar) || (await wardrobeOf(db, userId)).special.has(avatar);
