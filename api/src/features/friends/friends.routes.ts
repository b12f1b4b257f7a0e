import { type BlockedLearner, type FoundLearner, type Friend, friends } from '@afrolearn/contract/friends.ts';
import { drawnPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { nameForOthers } from '@afrolearn/learning/people/names.ts';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { logSecurity } from '#db/security-log.ts';
import { checkSocial, personFor, standingOf } from '#features/bonds/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { blockedBy, dropBlock } from './blocks.db.ts';
import {
  type FriendRow,
  friendsAndAsked,
  friendshipFor,
  friendsOfChild,
  type PeerRow,
  requestsTo,
  waitingOfChild,
} from './friends.db.ts';
import { accept, approve, askToBeFriends, block, endByGuardian, endFriendship } from './friendship.ts';
import { type FoundRow, learnersNamed } from './search.db.ts';

/** Shorter searches find nobody. */
const fewestLetters = 2;

const asPeer = ({ id, name, picture, gradeId, isClassmate }: PeerRow): BlockedLearner => ({
  id,
  name: isClassmate ? name : nameForOthers(name),
  email: null,
  picture: drawnPicture(picture),
  gradeId,
});

const asFriend = (row: FriendRow): Friend => ({
  ...asPeer(row),
  friendshipId: row.friendshipId,
  friendshipStatus: row.accepted ? 'accepted' : 'pending',
  waitsFor: row.accepted ? null : row.ownGuardianWaits ? 'guardian' : 'them',
});

const asFound = (row: FoundRow): FoundLearner => ({
  ...asPeer(row),
  friendshipId: row.friendshipId,
  friendshipStatus: row.accepted === null ? null : row.accepted ? 'accepted' : 'pending',
});

/* A guardian is never a classmate. */
const asFriendOfChild = (row: FriendRow) => ({
  ...asPeer({ ...row, isClassmate: false }),
  friendshipId: row.friendshipId,
});

const replyOf = async (world: World, user: Person, id: number): Promise<Friend> => {
  const row = await friendshipFor(world.db, world, user.id, id);
  // Blocked or switched off meanwhile.
  if (row === null) throw refuse('access/not-found');
  return asFriend(row);
};

export const friendRoutes = serve(friends, {
  'GET /community/standing': async ({ user, ...world }) => ({
    standing: await standingOf(world.db, world, user.id),
  }),

  'GET /friends': async ({ user, ...world }) =>
    (await friendsAndAsked(world.db, world, user.id)).map(asFriend),

  'GET /friends/pending': async ({ user, ...world }) =>
    (await requestsTo(world.db, world, user.id)).map(asFriend),

  'GET /users': async ({ query, user, ...world }) => {
    await checkSocial(world.db, world, user);
    const text = query.search;
    if ([...text].length < fewestLetters) return [];
    const found = await learnersNamed(world.db, world, user.id, { text, id: userIdOf(text) });
    await logSecurity(world.db, 'people-searched', {
      at: world.now(),
      user,
      detail: { found: found.length },
    });
    return found.map(asFound);
  },

  'POST /friends/request': async ({ body, user, ...world }) => {
    await checkSocial(world.db, world, user);
    return await replyOf(world, user, await askToBeFriends(world, user, body.friendId));
  },

  'POST /friends/accept': async ({ body, user, ...world }) => {
    await accept(world, user, body.friendshipId);
    return await replyOf(world, user, body.friendshipId);
  },

  'DELETE /friends/:friendshipId': async ({ params, user, ...world }) => {
    await endFriendship(world, user, params.friendshipId);
    return done;
  },

  'GET /blocks': async ({ user, db }) => (await blockedBy(db, user.id)).map(asPeer),

  'POST /blocks': async ({ body, user, ...world }) => {
    await block(world, user, body.blockedId);
    return done;
  },

  'DELETE /blocks/:blockedId': async ({ params, user, db, now }) => {
    if (!(await dropBlock(db, user.id, params.blockedId))) throw refuse('access/not-found');
    await logSecurity(db, 'learner-unblocked', { at: now(), user, detail: { blocked: params.blockedId } });
    return done;
  },

  'GET /children/:id/friends': async ({ params, user, ...world }) => {
    const { id } = await personFor(world.db, user, params.id, ['guardian']);
    const all = await friendsOfChild(world.db, world, id);
    const waiting = await waitingOfChild(world.db, world, id);
    return { friends: all.map(asFriendOfChild), waiting: waiting.map(asFriendOfChild) };
  },

  'POST /children/:id/friends/:friendshipId/approve': async ({ params, user, ...world }) => {
    const { id } = await personFor(world.db, user, params.id, ['guardian']);
    await approve(world, user, id, params.friendshipId);
    return done;
  },

  'DELETE /children/:id/friends/:friendshipId': async ({ params, user, ...world }) => {
    const { id } = await personFor(world.db, user, params.id, ['guardian']);
    await endByGuardian(world, user, id, params.friendshipId);
    return done;
  },
});
