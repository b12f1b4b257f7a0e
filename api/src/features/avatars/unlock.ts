/** Special avatars are earned: the rule is computed from what the server recorded, and what was given stays given. */
import { type AvatarId, avatarNames, isSpecialAvatar } from '@afrolearn/learning/avatars/avatars.ts';
import { type UnlockStats, unlockedAvatars } from '@afrolearn/learning/avatars/unlocks.ts';
import { noTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Db } from '#db/connect.ts';
import { addNews } from '#features/notifications/index.ts';
import { learnerFacts, unlockStatsOf } from '#features/progress/index.ts';
import { give, givenTo } from './avatars.db.ts';

export type Wardrobe = {
  stats: UnlockStats;
  /** Special avatars that are earned or were given before. */
  special: ReadonlySet<AvatarId>;
  /** Those of them that nobody has written down yet. */
  missing: readonly AvatarId[];
};

export const wardrobeOf = async (db: Db, userId: number): Promise<Wardrobe> => {
  const [facts, given] = await Promise.all([learnerFacts(db, userId), givenTo(db, userId)]);
  const stats = unlockStatsOf(facts ?? { totals: noTotals, badges: 0 });
  const missing = unlockedAvatars(stats).filter((id) => isSpecialAvatar(id) && !given.has(id));
  return { stats, special: new Set([...given, ...missing]), missing };
};

/** Gives a learner every special avatar that they have earned, and tells them of each once. */
export const giveEarned = async (db: Db, userId: number, at: Date): Promise<Wardrobe> => {
  const wardrobe = await wardrobeOf(db, userId);
  const fresh = await give(db, userId, wardrobe.missing, at);
  await addNews(
    db,
    fresh.map((id) => ({
      userId,
      kind: 'avatar' as const,
      about: { name: avatarNames[id] },
      once: `avatar ${id}`,
    })),
    at,
  );
  return wardrobe;
};

/** Whether a person may wear an avatar. */
export const mayWear = async (db: Db, userId: number, avatar: AvatarId): Promise<boolean> =>
  !isSpecialAvatar(avatar) || (await wardrobeOf(db, userId)).special.has(avatar);
