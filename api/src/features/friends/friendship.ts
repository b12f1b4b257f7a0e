/** Actions of two learners and their guardians on a friendship. Each locks both learners. */
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { bondTo, guardianApproves, mayMeet } from '#features/bonds/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { addBlock, hasBlocked } from './blocks.db.ts';
import {
  addRequest,
  agree,
  countsOf,
  decline,
  declineEnds,
  dropFriendship,
  dropPair,
  type FriendshipRow,
  friendshipById,
  friendshipOfPair,
  lockBoth,
  stopWaiting,
  withdraw,
} from './friends.db.ts';
import { settleRequests, tellFriends } from './news.ts';

const mostFriends = 50;
const mostWaiting = 20;

/** Both need room for another friend. */
const checkRoom = async (db: Db, ownId: number, otherId: number, now: Date): Promise<void> => {
  if ((await countsOf(db, ownId, now)).friends >= mostFriends) throw refuse('friends/full');
  if ((await countsOf(db, otherId, now)).friends >= mostFriends) throw refuse('friends/they-are-full');
};

/* Accepts a request; pending if a guardian must approve. */
const sayYes = async (
  db: Db,
  { now }: World,
  { id, askerId, askedId }: FriendshipRow,
): Promise<FriendshipRow> => {
  await checkRoom(db, askedId, askerId, now());
  const row = await agree(db, id, { askedWaits: await guardianApproves(db, askedId), at: now() });
  if (row === null) throw refuse('friends/already');
  await tellFriends(db, row, now());
  return row;
};

const mayAskAgain = ({ askerId, declinedAt }: FriendshipRow, ownId: number, now: Date): boolean =>
  declinedAt !== null && (askerId !== ownId || declinedAt <= declineEnds(now));

/** Sends a request, or accepts an existing one in the other direction. */
export const askToBeFriends = async (world: World, user: Person, otherId: number): Promise<number> =>
  await world.db.transaction(async (db) => {
    const now = world.now();
    await lockBoth(db, user.id, otherId);
    if (!(await mayMeet(db, world, user, otherId))) throw refuse('access/not-found');
    const before = await friendshipOfPair(db, user.id, otherId);
    const isTheirs = before !== null && before.askedId === user.id;
    if (isTheirs && before.agreedAt === null && before.declinedAt === null)
      return (await sayYes(db, world, before)).id;
    if (before !== null && !mayAskAgain(before, user.id, now)) throw refuse('friends/already');
    await checkRoom(db, user.id, otherId, now);
    if ((await countsOf(db, user.id, now)).waiting >= mostWaiting) throw refuse('friends/too-many-waiting');
    if (before !== null) await dropFriendship(db, before.id);
    const row = await addRequest(db, {
      askerId: user.id,
      askedId: otherId,
      askedAt: now,
      askerWaits: await guardianApproves(db, user.id),
    });
    await tellFriends(db, row, now);
    return row.id;
  });

/** Accepts a request. For others it does not exist. */
export const accept = async (world: World, user: Person, id: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    const found = await friendshipById(db, id);
    if (found === null || found.askedId !== user.id) throw refuse('access/not-found');
    await lockBoth(db, found.askerId, found.askedId);
    const row = await friendshipById(db, id);
    if (row === null || row.declinedAt !== null || (row.askerWaits && row.agreedAt === null))
      throw refuse('access/not-found');
    if (!(await mayMeet(db, world, user, row.askerId))) throw refuse('access/not-found');
    if (row.agreedAt !== null) throw refuse('friends/already');
    await sayYes(db, world, row);
    await settleRequests(db, world, user.id);
  });

/* Removes a friend, withdraws one's own request, or declines another's. */
const end = async (db: Db, row: FriendshipRow, ownId: number, now: Date): Promise<boolean> => {
  const isOwn = row.askerId === ownId;
  if (row.accepted || (isOwn && row.declinedAt === null)) await dropFriendship(db, row.id);
  else if (isOwn && row.withdrawnAt === null) await withdraw(db, row.id, now);
  else if (!isOwn && row.declinedAt === null && (!row.askerWaits || row.agreedAt !== null))
    await decline(db, row.id, now);
  else return false;
  return true;
};

const ofEither = async (db: Db, learnerId: number, id: number): Promise<FriendshipRow> => {
  const found = await friendshipById(db, id);
  if (found === null || ![found.askerId, found.askedId].includes(learnerId)) throw refuse('access/not-found');
  await lockBoth(db, found.askerId, found.askedId);
  const row = await friendshipById(db, id);
  if (row === null) throw refuse('access/not-found');
  return row;
};

export const endFriendship = async (world: World, user: Person, id: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    const row = await ofEither(db, user.id, id);
    if (!(await end(db, row, user.id, world.now()))) throw refuse('access/not-found');
    await settleRequests(db, world, row.askedId);
  });

/** Blocks a visible learner: one they may meet, or a classmate. Idempotent. */
export const block = async (world: World, user: Person, otherId: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    await lockBoth(db, user.id, otherId);
    if (await hasBlocked(db, user.id, otherId)) return;
    const bond = (await bondTo(db, user, otherId))?.bond;
    const sees = bond === 'friend' || bond === 'classmate' || (await mayMeet(db, world, user, otherId));
    if (!sees) throw refuse('access/not-found');
    await addBlock(db, user.id, otherId, world.now());
    await dropPair(db, user.id, otherId);
    for (const id of [user.id, otherId]) await settleRequests(db, world, id);
    await logSecurity(db, 'learner-blocked', { at: world.now(), user, detail: { blocked: otherId } });
  });

/** A guardian's approval: sends the request, or completes the friendship. */
export const approve = async (world: World, guardian: Person, childId: number, id: number): Promise<void> =>
  await world.db.transaction(async (db) => {
    const row = await ofEither(db, childId, id);
    const side = row.askerId === childId ? 'asker' : 'asked';
    const waits = side === 'asker' ? row.askerWaits : row.askedWaits;
    if (!waits || row.declinedAt !== null) throw refuse('access/not-found');
    const otherId = side === 'asker' ? row.askedId : row.askerId;
    if (!(await mayMeet(db, world, { id: childId }, otherId))) throw refuse('access/not-found');
    await checkRoom(db, childId, otherId, world.now());
    const after = await stopWaiting(db, id, side);
    if (after !== null) await tellFriends(db, after, world.now(), true);
    const user = { id: childId, schoolId: guardian.schoolId };
    await logSecurity(db, 'friendship-approved', { at: world.now(), user, detail: { by: guardian.id } });
  });

/** A guardian's refusal, also of an existing friendship. The child cannot repeat the request for 30 days. */
export const endByGuardian = async (
  world: World,
  guardian: Person,
  childId: number,
  id: number,
): Promise<void> =>
  await world.db.transaction(async (db) => {
    const row = await ofEither(db, childId, id);
    const waits = row.askerId === childId ? row.askerWaits : row.askedWaits;
    if (row.accepted) await dropFriendship(db, id);
    else if (waits && row.declinedAt === null) await decline(db, id, world.now());
    else throw refuse('access/not-found');
    const user = { id: childId, schoolId: guardian.schoolId };
    await logSecurity(db, 'friendship-ended', { at: world.now(), user, detail: { by: guardian.id } });
  });
