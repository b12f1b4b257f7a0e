/** Group goals and achievements, checked when a member's work arrives. */
import { groupAchievementIds, isWon } from '@afrolearn/learning/groups/achievements.ts';
import { weekStart } from '@afrolearn/learning/groups/periods.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { addNews } from '#features/notifications/index.ts';
import type { Person } from '#http/context.ts';
import {
  countedOf,
  groupIdsOf,
  keepAchievements,
  keepReachedGoals,
  memberIdsOf,
  zoneOf,
} from './together.db.ts';

/** Stores reached goals and notifies the members, once a week. */
export const settleGoals = async (
  db: Db,
  groupIds: readonly number[],
  { zone, now }: { zone: string; now: Date },
): Promise<void> => {
  const week = weekStart(dayIn(zone, now.getTime()));
  for (const { groupId, name } of await keepReachedGoals(db, groupIds, { week, zone, now })) {
    const news = (await memberIdsOf(db, groupId)).map((userId) => ({
      userId,
      kind: 'group-goal' as const,
      about: { name },
      once: `group-goal ${groupId} ${week}`,
    }));
    await addNews(db, news, now);
  }
};

/** After a learner's arrivals: checks their groups. Costs one query without a group. */
export const settleGroupsOf = async (
  db: Db,
  { id, schoolId }: Pick<Person, 'id' | 'schoolId'>,
  now: Date,
): Promise<void> => {
  if (schoolId === null) return;
  const groupIds = await groupIdsOf(db, id);
  if (groupIds.length === 0) return;
  const zone = await zoneOf(db, schoolId);
  await settleGoals(db, groupIds, { zone, now });
  for (const { groupId, ...counted } of await countedOf(db, groupIds, zone)) {
    const won = groupAchievementIds.filter((one) => isWon(one, counted));
    if (won.length > 0) await keepAchievements(db, groupId, won, now);
  }
};
