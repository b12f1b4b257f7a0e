import type { Badge } from '@afrolearn/learning/badges/badges.ts';
import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import type { Db } from '#db/connect.ts';
import type { Write } from '#db/rows.ts';
import { giveEarned, newlyEarned } from '#features/avatars/index.ts';
import { addNews, type News, newsToKeep, settleNews } from '#features/notifications/index.ts';

const rewardOf = (unitId: number): string => `unit ${unitId}`;

/** A learner's good news, sent once, in the transaction that made it true. */
export type LearningNews = {
  userId: number;
  at: Date;
  badgesEarned: readonly Badge[];
  /** The level reached in the learner's class; null if unchanged. */
  levelUp: { gradeId: number | null; level: number } | null;
  /** Units whose reward can be claimed. */
  unitsWon: readonly { id: number; title: string }[];
};

const newsOf = ({ userId, badgesEarned, levelUp, unitsWon }: LearningNews): readonly News[] => {
  const badges = badgesEarned.map(
    ({ id, name }): News => ({ userId, kind: 'badge', about: { name }, once: `badge ${id}` }),
  );
  const units = unitsWon.map(
    ({ id, title }): News => ({ userId, kind: 'unit', about: { title, unitId: id }, once: rewardOf(id) }),
  );
  if (levelUp === null) return [...badges, ...units];
  const { level, gradeId } = levelUp;
  const once = `level ${gradeId ?? noGrade}-${level}`;
  return [...badges, { userId, kind: 'level', about: { level }, once }, ...units];
};

/** Part of the statement that makes it true. Avatars depend on the same totals and are announced, too. */
export const announcing = (
  told: LearningNews,
  sums: { totals: LearnerTotals; badges: number },
  given: ReadonlySet<string>,
): readonly Write[] => {
  const { give, news } = newlyEarned(told.userId, sums, given, told.at);
  return [give, newsToKeep([...newsOf(told), ...news], told.at)];
};

export const announce = async (db: Db, told: LearningNews): Promise<void> => {
  await addNews(db, newsOf(told), told.at);
  await giveEarned(db, told.userId, told.at);
};

/** Removes the 'Claim your reward' notification after the claim. */
export const settleMastery = (db: Db, userId: number, unitId: number, at: Date): Promise<void> =>
  settleNews(db, userId, rewardOf(unitId), at);
