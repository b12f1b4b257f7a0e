/** The rows of friendships. `bonds` decides in the same statement who may meet whom. */
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { friendships } from '#db/tables.ts';
import { classmatesOf, learnersMetBy, type MeetingRules } from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';

export type FriendshipRow = typeof friendships.$inferSelect;

/** After a refusal, the same learner cannot ask again for this many days. */
const declineDays = 30;
const day = 24 * 60 * 60 * 1000;

export const declineEnds = (now: Date): Date => new Date(now.getTime() - declineDays * day);

/** A learner in the form that another one may see. */
export type PeerRow = {
  id: number;
  name: string;
  picture: string | null;
  gradeId: number | null;
  isClassmate: boolean;
};
export type FriendRow = PeerRow & { friendshipId: number; accepted: boolean; ownGuardianWaits: boolean };

const has = (learnerId: number): SQL => sql`${learnerId} in (f.asker_id, f.asked_id)`;
const otherOf = (learnerId: number): SQL =>
  sql`case f.asker_id when ${learnerId} then f.asked_id else f.asker_id end`;

/** A learner's friendships with learners whom they may meet, filtered by `which`. */
const listOf = async (db: Db, rules: MeetingRules, learnerId: number, which: SQL): Promise<FriendRow[]> =>
  await db.execute<FriendRow>(sql`
    select f.id as "friendshipId", u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, u.grade_id as "gradeId", f.accepted,
      u.id in ${classmatesOf(learnerId)} as "isClassmate",
      case f.asker_id when ${learnerId} then f.asker_waits else f.asked_waits end as "ownGuardianWaits"
    from friendships f join users u on u.id = ${otherOf(learnerId)}
    where ${has(learnerId)} and u.id in ${learnersMetBy(rules, { id: learnerId })} and ${which}
    order by f.accepted desc, lower(u.name), u.id`);

/* Requests of this learner that look unanswered to them. A refusal looks the same for a while. */
const isWaitedFor = (learnerId: number, now: Date): SQL =>
  sql`(f.asker_id = ${learnerId} and not f.accepted and f.withdrawn_at is null
    and (f.declined_at is null or f.declined_at > ${declineEnds(now).toISOString()}::timestamptz))`;

/** Friends, then requests of this learner, then accepted ones that still wait for a guardian. */
export const friendsAndAsked = (db: Db, rules: MeetingRules, learnerId: number): Promise<FriendRow[]> =>
  listOf(
    db,
    rules,
    learnerId,
    sql`(f.accepted or ${isWaitedFor(learnerId, rules.now())}
      or (f.asked_id = ${learnerId} and f.agreed_at is not null))`,
  );

const isToAnswer = (learnerId: number): SQL =>
  sql`(f.asked_id = ${learnerId} and f.agreed_at is null and f.declined_at is null and not f.asker_waits)`;

/** Open requests to this learner. */
export const requestsTo = (db: Db, rules: MeetingRules, learnerId: number): Promise<FriendRow[]> =>
  listOf(db, rules, learnerId, isToAnswer(learnerId));

export const hasRequests = async (db: Db, rules: MeetingRules, learnerId: number): Promise<boolean> =>
  (await requestsTo(db, rules, learnerId)).length > 0;

/** A child's friends, for a guardian. */
export const friendsOfChild = (db: Db, rules: MeetingRules, childId: number): Promise<FriendRow[]> =>
  listOf(db, rules, childId, sql`f.accepted`);

/** Requests that wait for a guardian of the child. */
export const waitingOfChild = (db: Db, rules: MeetingRules, childId: number): Promise<FriendRow[]> =>
  listOf(
    db,
    rules,
    childId,
    sql`f.declined_at is null and case f.asker_id when ${childId} then f.asker_waits else f.asked_waits end`,
  );

/** One friendship from the view of one of the two. */
export const friendshipFor = async (
  db: Db,
  rules: MeetingRules,
  learnerId: number,
  id: number,
): Promise<FriendRow | null> => (await listOf(db, rules, learnerId, sql`f.id = ${id}`))[0] ?? null;

/**
 * Locks both learners until the transaction ends, always in the same order, so that concurrent changes wait without
 * deadlocks.
 */
export const lockBoth = async (db: Db, one: number, other: number): Promise<void> => {
  await db.execute(
    sql`select 1 from users u where u.id in (${one}, ${other}) order by u.id for no key update`,
  );
};

const ofPair = (one: number, other: number) =>
  or(
    and(eq(friendships.askerId, one), eq(friendships.askedId, other)),
    and(eq(friendships.askerId, other), eq(friendships.askedId, one)),
  );

export const friendshipOfPair = async (db: Db, one: number, other: number): Promise<FriendshipRow | null> => {
  const [row] = await db.select().from(friendships).where(ofPair(one, other));
  return row ?? null;
};

export const friendshipById = async (db: Db, id: number): Promise<FriendshipRow | null> => {
  const [row] = await db.select().from(friendships).where(eq(friendships.id, id));
  return row ?? null;
};

/** The numbers of a learner's friends and unanswered requests. */
export const countsOf = async (
  db: Db,
  learnerId: number,
  now: Date,
): Promise<{ friends: number; waiting: number }> => {
  const [row] = await db.execute<{ friends: number; waiting: number }>(sql`
    select count(*) filter (where f.accepted)::int as friends,
      count(*) filter (where ${isWaitedFor(learnerId, now)})::int as waiting
    from friendships f where ${has(learnerId)}`);
  return row ?? { friends: 0, waiting: 0 };
};

export const addRequest = async (
  db: Db,
  request: Pick<FriendshipRow, 'askerId' | 'askedId' | 'askedAt'> &
    Partial<Pick<FriendshipRow, 'askerWaits' | 'askedWaits' | 'agreedAt'>>,
): Promise<FriendshipRow> => {
  const [row] = await db.insert(friendships).values(request).returning();
  if (row === undefined) throw new Error('a request that was added is not there');
  return row;
};

/** The asked learner accepts. Null when the request was answered or withdrawn meanwhile. */
export const agree = async (
  db: Db,
  id: number,
  { askedWaits, at }: { askedWaits: boolean; at: Date },
): Promise<FriendshipRow | null> => {
  const [row] = await db
    .update(friendships)
    .set({ agreedAt: at, askedWaits })
    .where(and(eq(friendships.id, id), isNull(friendships.agreedAt), isNull(friendships.declinedAt)))
    .returning();
  return row ?? null;
};

/** A guardian of one side approves. */
export const stopWaiting = async (
  db: Db,
  id: number,
  side: 'asker' | 'asked',
): Promise<FriendshipRow | null> => {
  const [row] = await db
    .update(friendships)
    .set(side === 'asker' ? { askerWaits: false } : { askedWaits: false })
    .where(eq(friendships.id, id))
    .returning();
  return row ?? null;
};

/** A refusal that the asker does not see. */
export const decline = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(friendships)
    .set({ declinedAt: now, agreedAt: null, askedWaits: false })
    .where(and(eq(friendships.id, id), isNull(friendships.declinedAt)));
};

/** Withdrawn after a refusal: the row stays, so that the waiting time still applies. */
export const withdraw = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.update(friendships).set({ withdrawnAt: now }).where(eq(friendships.id, id));
};

export const dropFriendship = async (db: Db, id: number): Promise<void> => {
  await db.delete(friendships).where(eq(friendships.id, id));
};

export const dropPair = async (db: Db, one: number, other: number): Promise<void> => {
  await db.delete(friendships).where(ofPair(one, other));
};
