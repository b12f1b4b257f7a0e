import { groupLimits } from '@afrolearn/learning/groups/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { groupInvitations } from '#db/tables.ts';
import {
  blockedWith,
  classmatesOf,
  friendsOf,
  isSocial,
  learnersMetBy,
  type MeetingRules,
} from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';
import { isWaiting, lapsedBefore } from './groups.db.ts';

export type Waiting = {
  id: number;
  groupId: number;
  name: string;
  description: string;
  inviterId: number;
  inviter: string;
  /** Whether the invited learner may read the inviter's whole name. */
  knows: boolean;
};

/** A learner's open invitations, the newest first. Invitations from people whom they may not meet are left out. */
export const invitationsOf = async (db: Db, rules: MeetingRules, userId: number): Promise<Waiting[]> =>
  await db.execute<Waiting>(sql`
    select i.id, g.id as "groupId", g.name, g.description, u.id as "inviterId", ${nameShown(sql`u`)} as inviter,
      (u.role <> 'learner' or u.id in ${classmatesOf(userId)}) as knows
    from group_invitations i join groups g on g.id = i.group_id join users u on u.id = i.inviter_id
    where i.invitee_id = ${userId} and ${isWaiting(sql`i`, rules.now())} and g.ended_at is null
      and i.inviter_id not in ${blockedWith(userId)}
      and exists (select from users me where me.id = ${userId} and ${isSocial(rules, sql`me`)})
    order by i.invited_at desc, i.id desc limit ${groupLimits.page}`);

/** Friends whom the learner may still meet, by name. */
export const friendsToAsk = (db: Db, rules: MeetingRules, userId: number) =>
  db.execute<{ id: number; name: string; picture: string | null; knows: boolean }>(sql`
    select u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, (u.id in ${classmatesOf(userId)}) as knows from users u
    where u.id in ${friendsOf(userId)} and u.id in ${learnersMetBy(rules, { id: userId })}
    order by u.name, u.id limit ${groupLimits.page}`);

/**
 * Whether the group may have another open invitation. The answer does not depend on whom the inviter searched for.
 */
export const hasRoomForInvitation = async (db: Db, groupId: number, now: Date): Promise<boolean> => {
  const [row] = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from group_invitations i
    where i.group_id = ${groupId} and ${isWaiting(sql`i`, now)}`);
  return (row?.waiting ?? 0) < groupLimits.pendingInvitations;
};

/**
 * Invites a learner whom the inviter may meet and who is not in the group; teachers invite learners of the school.
 * After a refusal, the learner cannot be invited for 30 days. Null when nobody was invited.
 */
export const invite = async (
  db: Db,
  rules: MeetingRules,
  {
    groupId,
    schoolId,
    inviter,
    inviteeId,
  }: {
    groupId: number;
    schoolId: number;
    inviter: { id: number; role: string };
    inviteeId: number;
  },
): Promise<{ id: number; invitedAt: Date } | null> => {
  const now = rules.now();
  const reached =
    inviter.role === 'learner'
      ? sql`u.id in ${learnersMetBy(rules, inviter)}`
      : sql`(u.school_id = ${schoolId} and ${isSocial(rules, sql`u`)})`;
  const [row] = await db.execute<{ id: number }>(sql`
    insert into group_invitations (group_id, invitee_id, inviter_id, state, invited_at)
    select ${groupId}, u.id, ${inviter.id}, 'pending', ${now.toISOString()}::timestamptz
    from users u where u.id = ${inviteeId} and ${reached}
      and not exists (select from group_members m where m.group_id = ${groupId} and m.user_id = u.id
        and m.left_at is null)
    on conflict (group_id, invitee_id) do update
      set state = 'pending', inviter_id = excluded.inviter_id, invited_at = excluded.invited_at, answered_at = null
      where group_invitations.state = 'accepted' or group_invitations.invited_at < ${lapsedBefore(now)}::timestamptz
    returning id`);
  return row === undefined ? null : { id: row.id, invitedAt: now };
};

/** An invitation of this learner to a group that has not ended, locked until the transaction ends. */
export const lockInvitation = async (db: Db, userId: number, id: number) => {
  const [row] = await db
    .select()
    .from(groupInvitations)
    .where(
      and(
        eq(groupInvitations.id, id),
        eq(groupInvitations.inviteeId, userId),
        sql`exists (select from groups g where g.id = group_id and g.ended_at is null)`,
      ),
    )
    .for('update');
  return row ?? null;
};

export const answerInvitation = async (
  db: Db,
  id: number,
  state: 'accepted' | 'declined',
  now: Date,
): Promise<void> => {
  await db.update(groupInvitations).set({ state, answeredAt: now }).where(eq(groupInvitations.id, id));
};
