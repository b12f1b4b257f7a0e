import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath } from './values.ts';

/** Another learner, as learners see them: the full name within their class, else first name and initial. */
const Peer = z.object({
  id: Id,
  name: z.string(),
  /** A documented field, always null: learners never see another learner's email. */
  email: z.null(),
  /** One of our own pictures, never a photo. */
  picture: z.string(),
  /** The class, 1 to 7, because two learners may share a name. */
  gradeId: z.int().nullable(),
});

/** Spec 2 §3. A declined request stays pending for the person who asked, so that a no is silent. */
export const Friend = Peer.extend({
  friendshipId: Id,
  friendshipStatus: z.enum(['pending', 'accepted']),
  /** Who must still accept: the other learner, or one's own guardian. */
  waitsFor: z.enum(['them', 'guardian']).nullable(),
});
export type Friend = z.infer<typeof Friend>;

/** A search result; null where the two have no relation yet. */
export const FoundLearner = Peer.extend({
  friendshipId: Id.nullable(),
  friendshipStatus: z.enum(['pending', 'accepted']).nullable(),
});
export type FoundLearner = z.infer<typeof FoundLearner>;

export const BlockedLearner = Peer;
export type BlockedLearner = z.infer<typeof BlockedLearner>;

/** Why this person cannot meet others here; `open` when they can. */
export const standings = ['open', 'adult', 'no-school', 'no-consent', 'small', 'guardian'] as const;

/** A guardian's view: the child's friends, and requests that need the guardian's approval. */
const FriendOfChild = Peer.extend({ friendshipId: Id });
export const FriendsOfChild = z.object({ friends: z.array(FriendOfChild), waiting: z.array(FriendOfChild) });
export type FriendsOfChild = z.infer<typeof FriendsOfChild>;

const FriendshipInPath = z.object({ friendshipId: IdInPath });
const FriendOfChildInPath = FriendshipInPath.extend({ id: IdInPath });

export const friendsRefusals = {
  'friends/already': { status: 409, text: 'Friend request already sent or you are already friends.' },
  'friends/full': { status: 409, text: 'You have 50 friends already. Remove one before you add another.' },
  'friends/they-are-full': { status: 409, text: 'This learner cannot have more friends right now.' },
  'friends/too-many-waiting': {
    status: 409,
    text: 'You have asked 20 learners who have not answered yet. Wait for an answer, or take a request back.',
  },
  'community/no-school': {
    status: 403,
    text: 'You do not belong to a school here yet. Ask your teacher to take you in.',
  },
  'community/no-consent': {
    status: 403,
    text: 'A parent or your school must say yes first. Please ask your teacher.',
  },
  'community/small': { status: 403, text: 'Friends and groups open when you are bigger.' },
  'community/guardian': {
    status: 403,
    text: 'Your family has switched friends and groups off. You can talk with them about it.',
  },
} as const satisfies Refusals;

const notOpen = [
  'community/no-school',
  'community/no-consent',
  'community/small',
  'community/guardian',
] as const;

export const friends = defineCalls({
  'GET /community/standing': {
    says: 'Whether this person may meet others in the community, and if not, why.',
    access: 'person',
    reply: z.object({ standing: z.enum(standings) }),
  },
  'GET /friends': {
    says: 'The own friends, and the own requests that wait for an answer.',
    access: 'person',
    reply: z.array(Friend),
  },
  'GET /friends/pending': {
    says: 'Who asks to be a friend of this learner and may still ask.',
    access: 'person',
    reply: z.array(Friend),
  },
  'GET /users': {
    says: 'Finds learners of the own school by name, or one by the exact student ID: at most 10, never an email, no adult, nobody blocked.',
    access: 'learner',
    query: z.object({
      search: z
        .string(fault('search/missing'))
        .transform((text) => text.normalize('NFC').trim())
        .pipe(
          z
            .string()
            .min(1, fault('search/missing'))
            .max(40, fault('search/too-long'))
            .regex(/^\P{Cc}*$/u, fault('search/missing')),
        ),
    }),
    reply: z.array(FoundLearner).max(10),
    refusals: notOpen,
  },
  'POST /friends/request': {
    says: 'Asks a learner of the own school to be a friend. Who was asked by them already says yes with it.',
    access: 'learner',
    body: z.object({ friendId: Id }),
    reply: Friend,
    status: 201,
    refusals: [
      ...notOpen,
      'access/not-found',
      'friends/already',
      'friends/full',
      'friends/they-are-full',
      'friends/too-many-waiting',
    ],
  },
  'POST /friends/accept': {
    says: 'Says yes to a request; only the one who was asked. Where a guardian wants to be asked, it waits for them.',
    access: 'person',
    body: z.object({ friendshipId: Id }),
    reply: Friend,
    refusals: ['access/not-found', 'friends/already', 'friends/full', 'friends/they-are-full'],
  },
  'DELETE /friends/:friendshipId': {
    says: 'Removes a friend, declines a request or takes an own one back. The other is not told.',
    access: 'person',
    params: FriendshipInPath,
    reply: Done,
  },
  'GET /blocks': {
    says: 'Whom this learner has blocked.',
    access: 'person',
    reply: z.array(BlockedLearner),
  },
  'POST /blocks': {
    says: 'Blocks a learner: neither sees the other anywhere, at once. A friendship or request ends. The other is not told.',
    access: 'learner',
    body: z.object({ blockedId: Id }),
    reply: Done,
    status: 201,
    refusals: ['access/not-found'],
  },
  'DELETE /blocks/:blockedId': {
    says: 'Ends an own block. The friendship does not come back by itself.',
    access: 'person',
    params: z.object({ blockedId: IdInPath }),
    reply: Done,
  },
  'GET /children/:id/friends': {
    says: 'The friends of an own child, and the friendships that wait for a guardian’s word.',
    access: 'parent',
    params: z.object({ id: IdInPath }),
    reply: FriendsOfChild,
  },
  'POST /children/:id/friends/:friendshipId/approve': {
    says: 'Says yes to a friendship of an own child that waits for it.',
    access: 'parent',
    params: FriendOfChildInPath,
    reply: Done,
    refusals: ['friends/full', 'friends/they-are-full'],
  },
  'DELETE /children/:id/friends/:friendshipId': {
    says: 'Ends a friendship of an own child, or refuses one that waits. The other child is not told.',
    access: 'parent',
    params: FriendOfChildInPath,
    reply: Done,
  },
});
