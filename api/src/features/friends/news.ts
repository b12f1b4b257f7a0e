/**
 * Notifications about friendships: one per person and kind, to avoid floods, and without the other's name.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardiansOf, type MeetingRules } from '#features/bonds/index.ts';
import { aboutChildren, type News, repeatNews, settleNews } from '#features/notifications/index.ts';
import { type FriendshipRow, hasRequests } from './friends.db.ts';

type Kind = 'friend-asked' | 'friend-accepted' | 'friend-waits';

const news = (userId: number, kind: Kind, about: News['about'] = {}): News => ({
  userId,
  kind,
  about,
  once: kind,
});

/* For a guardian: names the child, never the other learner. */
const waits = (guardianId: number, childId: number): News =>
  news(guardianId, 'friend-waits', aboutChildren([childId]));

/* The guardians who want to approve. */
const askedGuardians = async (db: Db, childId: number): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`select g.guardian_id as id from guardianships g
      where g.child_id = ${childId} and g.approve_friends and g.guardian_id in ${guardiansOf(childId)}`)
  ).map(({ id }) => id);

/** Notifies whoever must act next, or has a new friend. */
export const tellFriends = async (
  db: Db,
  row: FriendshipRow,
  now: Date,
  byGuardian = false,
): Promise<void> => {
  const { askerId, askedId, askerWaits, askedWaits, agreedAt, accepted } = row;
  const all: News[] = [];
  if (askerWaits) for (const id of await askedGuardians(db, askerId)) all.push(waits(id, askerId));
  if (askedWaits) for (const id of await askedGuardians(db, askedId)) all.push(waits(id, askedId));
  if (!askerWaits && agreedAt === null) all.push(news(askedId, 'friend-asked'));
  if (accepted) all.push(news(askerId, 'friend-accepted'));
  // The accepting learner knows already, unless a guardian decided.
  if (accepted && byGuardian) all.push(news(askedId, 'friend-accepted'));
  await repeatNews(db, all, now);
};

/** Without open requests the notification is obsolete. */
export const settleRequests = async (db: Db, rules: MeetingRules, learnerId: number): Promise<void> => {
  if (!(await hasRequests(db, rules, learnerId)))
    await settleNews(db, learnerId, 'friend-asked', rules.now());
};
