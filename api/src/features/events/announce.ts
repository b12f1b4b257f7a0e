import type { Badge } from '@afrolearn/learning/badges/badges.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import type { Db } from '#db/connect.ts';
import { giveEarned } from '#features/avatars/index.ts';
import { addNews, type News, settleNews } from '#features/notifications/index.ts';

const masteryOf = (unitId: number): string => `unit ${unitId}`;

/** What a learner may be glad to hear of, told once, in the transaction in which it became true. */
export type LearningNews = {
  userId: number;
  at: Date;
  badgesEarned: readonly Badge[];
  /** The level that was reached in the learner's class; null when it stayed. */
  levelUp: { gradeId: number | null; level: number } | null;
  /** Units that reached 100 percent: their reward can be claimed. */
  unitsMastered: readonly { id: number; title: string }[];
};

export const announce = async (
  db: Db,
  { userId, at, badgesEarned, levelUp, unitsMastered }: LearningNews,
): Promise<void> => {
  const badges = badgesEarned.map(
    ({ id, name }): News => ({ userId, kind: 'badge', about: { name }, once: `badge ${id}` }),
  );
  const units = unitsMastered.map(
    ({ id, title }): News => ({ userId, kind: 'unit', about: { title, unitId: id }, once: masteryOf(id) }),
  );
  const level: News[] =
    levelUp === null
      ? []
      : [
          {
            userId,
            kind: 'level',
            about: { level: levelUp.level },
            once: `level ${levelUp.gradeId ?? noGrade}-${levelUp.level}`,
          },
        ];
  await addNews(db, [...badges, ...level, ...units], at);
  // Avatars are earned by the same sums; who has earned one is told of it here, too.
  await giveEarned(db, userId, at);
};

/** ‘Claim your reward’ is no advice any more to whoever has claimed it. */
export const settleMastery = (db: Db, userId: number, unitId: number, at: Date): Promise<void> =>
  settleNews(db, userId, masteryOf(unitId), at);
