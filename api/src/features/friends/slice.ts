import type { friends as calls } from '@afrolearn/contract/friends.ts';
import { learners, own, type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { friendRoutes } from './friends.routes.ts';

/** A learner who may meet others: consent is on record. */
const social = (status = 200) => ({ ...learners(status), 'learner without consent': 403 });

/** The matrix searches for a learner of `here`: other schools find nobody. */
const socialHere = (status: number) => ({ ...social(status), 'learner of another school': 404 });

export const friends = defineSlice({
  name: 'friends',
  routes: friendRoutes,
  policy: {
    'GET /community/standing': { answers: signedIn(), limit: 'R' },
    'GET /friends': { answers: signedIn(), limit: 'R' },
    'GET /friends/pending': { answers: signedIn(), limit: 'R' },
    'GET /users': { answers: social(), limit: 'PS' },
    'POST /friends/request': { answers: socialHere(201), limit: 'SO-friends' },
    'POST /friends/accept': { answers: own(), limit: 'W' },
    'DELETE /friends/:friendshipId': { answers: own(), limit: 'W' },
    'GET /blocks': { answers: signedIn(), limit: 'R' },
    'POST /blocks': { answers: { ...socialHere(201), 'learner without consent': 404 }, limit: 'W' },
    'DELETE /blocks/:blockedId': { answers: own(), limit: 'W' },
    'GET /children/:id/friends': { answers: parents(200, 404), limit: 'R' },
    'POST /children/:id/friends/:friendshipId/approve': { answers: parents(200, 404), limit: 'W' },
    'DELETE /children/:id/friends/:friendshipId': { answers: parents(200, 404), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
