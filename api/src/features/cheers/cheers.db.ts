import { daysToCheer } from '@afrolearn/learning/cheers/stickers.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { learnsPlainly } from '#db/plain-learning.ts';
import { cheers } from '#db/tables.ts';
import {
  classmatesOf,
  friendsOf,
  groupMatesOf,
  learnersMetBy,
  type MeetingRules,
} from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';
import { unitTellsFaith } from '#features/catalogue/index.ts';

const day = 24 * 60 * 60 * 1000;
const mostListed = 30;

type Kind = 'unit' | 'badge' | 'goal';

export type About<K = Kind> = { kind: K; ref: string; title: string | null; at: Date };
export type Peer = { id: number; name: string; picture: string | null; mate: boolean };

/*
 * Learners whom a learner may cheer: classmates, friends and members of the same groups, if they may meet. Learners
 * without motivation neither give nor get cheers.
 */
const peersOf = (rules: MeetingRules, userId: number): SQL => sql`
  select u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, u.id in ${classmatesOf(userId)} as mate from users u
  where u.id in ${learnersMetBy(rules, { id: userId })}
    and not ${learnsPlainly(sql`u.id`)} and not ${learnsPlainly(sql`${userId}::int`)}
    and (u.id in ${classmatesOf(userId)} or u.id in ${friendsOf(userId)}
      or u.id in ${groupMatesOf(userId)})`;

/*
 * Achievements of `whose` since then. A unit's badge is left out, because the unit itself is listed. A group's goal
 * is only for its members, because other learners do not see who is in a group.
 */
const goodThings = (whose: SQL, since: Date, viewerId: number): SQL => sql`
  select 'unit' as kind, n.id::text as ref, n.title, p.master_at as at
  from unit_progress p join units n on n.id = p.unit_id and n.removed_at is null
  where p.user_id = ${whose} and p.master_at >= ${since.toISOString()}::timestamptz and not ${unitTellsFaith(sql`n`)}
  union all
  select 'badge', b.badge_id, null, b.earned_at from earned_badges b
  where b.user_id = ${whose} and b.earned_at >= ${since.toISOString()}::timestamptz and b.badge_id !~ '^unit-'
  union all
  select 'goal', r.group_id || ' ' || r.week, g.name, r.reached_at
  from group_members own join group_goals r on r.group_id = own.group_id join groups g on g.id = own.group_id
  where own.user_id = ${whose} and own.left_at is null and r.reached_at >= ${since.toISOString()}::timestamptz
    and exists (select from group_members mine where mine.group_id = own.group_id
      and mine.user_id = ${viewerId} and mine.left_at is null)`;

const sinceFor = ({ now }: MeetingRules): Date => new Date(now().getTime() - daysToCheer * day);

type ThingRow<K = Kind> = { kind: K; ref: string; title: string | null; at: number };
const about = <K>({ kind, ref, title, at }: ThingRow<K>): About<K> => ({
  kind,
  ref,
  title,
  at: new Date(at),
});
const millis = (column: SQL): SQL => sql`extract(epoch from ${column})::float8 * 1000`;

/**
 * Achievements of everybody or of one person that this learner can cheer and has not cheered yet; the newest first.
 */
export const toCheer = async (
  db: Db,
  rules: MeetingRules,
  userId: number,
  receiverId?: number,
): Promise<(About & { to: Peer })[]> => {
  const rows = await db.execute<ThingRow & Peer>(sql`
    select peer.*, thing.kind, thing.ref, thing.title, ${millis(sql`thing.at`)} as at
    from (${peersOf(rules, userId)}) peer
      cross join lateral (${goodThings(sql`peer.id`, sinceFor(rules), userId)}) thing
    where not exists (select from cheers c where c.giver_id = ${userId} and c.receiver_id = peer.id
      and c.kind = thing.kind and c.ref = thing.ref)
      ${receiverId === undefined ? sql`` : sql`and peer.id = ${receiverId}`}
    order by thing.at desc, peer.id, thing.ref limit ${mostListed}`);
  return rows.map((row) => ({
    ...about(row),
    to: { id: row.id, name: row.name, picture: row.picture, mate: row.mate },
  }));
};

export type Given = Omit<typeof cheers.$inferInsert, 'id'>;

/**
 * Gives a sticker for a real achievement of somebody whom the giver may cheer now: one statement, and the unique key
 * prevents duplicates. Null when there is no such achievement, or it was cheered before.
 */
export const addCheer = async (db: Db, rules: MeetingRules, given: Given): Promise<number | null> => {
  const [row] = await db.execute<{ id: number }>(sql`
    insert into cheers (giver_id, receiver_id, kind, ref, sticker, given_at)
    select ${given.giverId}, peer.id, thing.kind, thing.ref, ${given.sticker}, ${rules.now().toISOString()}::timestamptz
    from (${peersOf(rules, given.giverId)}) peer
      cross join lateral (${goodThings(sql`peer.id`, sinceFor(rules), given.giverId)}) thing
    where peer.id = ${given.receiverId} and thing.kind = ${given.kind} and thing.ref = ${given.ref}
    on conflict do nothing returning id`);
  return row?.id ?? null;
};

/**
 * Gives a friend a picture of the day. One statement, as above: only to a friend whom the giver may meet now, and the
 * unique key allows one a day. Null when there is no such friend, or today's picture was given before.
 */
export const addPicture = async (db: Db, rules: MeetingRules, given: Given): Promise<number | null> => {
  const [row] = await db.execute<{ id: number }>(sql`
    insert into cheers (giver_id, receiver_id, kind, ref, sticker, given_at)
    select ${given.giverId}, peer.id, 'picture', ${given.ref}, ${given.sticker}, ${given.givenAt.toISOString()}::timestamptz
    from (${peersOf(rules, given.giverId)}) peer
    where peer.id = ${given.receiverId} and peer.id in ${friendsOf(given.giverId)}
    on conflict do nothing returning id`);
  return row?.id ?? null;
};

export const hasCheered = async (db: Db, given: Given): Promise<boolean> =>
  (await db.$count(
    cheers,
    and(
      eq(cheers.giverId, given.giverId),
      eq(cheers.receiverId, given.receiverId),
      eq(cheers.kind, given.kind),
      eq(cheers.ref, given.ref),
    ),
  )) > 0;

export type Received = About<Kind | 'picture'> & {
  id: number;
  sticker: typeof cheers.$inferSelect.sticker;
  from: Peer;
};

/** The newest stickers from people whom the learner may still meet: a block hides them in both directions. */
export const receivedBy = async (db: Db, rules: MeetingRules, userId: number): Promise<Received[]> => {
  type Row = ThingRow<Kind | 'picture'> &
    Omit<Peer, 'id'> & { id: number; giver_id: number; sticker: Received['sticker'] };
  const rows = await db.execute<Row>(sql`
    select c.id, c.giver_id, c.sticker, c.kind, c.ref, coalesce(n.title, g.name) as title, ${millis(sql`c.given_at`)} as at,
      ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, u.id in ${classmatesOf(userId)} as mate
    from cheers c join users u on u.id = c.giver_id
      left join units n on c.kind = 'unit' and n.id::text = c.ref
      left join groups g on c.kind = 'goal' and g.id::text = split_part(c.ref, ' ', 1)
    where c.receiver_id = ${userId} and c.giver_id in ${learnersMetBy(rules, { id: userId })}
    order by c.given_at desc, c.id desc limit ${mostListed}`);
  return rows.map((row) => ({
    ...about(row),
    id: row.id,
    sticker: row.sticker,
    from: { id: row.giver_id, name: row.name, picture: row.picture, mate: row.mate },
  }));
};
