import type { friends as calls } from '@afrolearn/contract/friends.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, own, type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { friendRoutes } from './friends.routes.ts';
import { friendRequests, peopleSearches } from './limits.ts';

/** A learner who may meet others: consent is on record. */
const social = (status = 200) => ({ ...learners(status), 'learner without consent': 403 });

/** The matrix searches for a learner of `here`: other schools find nobody. */
const socialHere = (status: number) => ({ ...social(status), 'learner of another school': 404 });

export const friends = defineSlice({
  name: 'friends',
  routes: friendRoutes,
  policy: {
    'GET /community/standing': { answers: signedIn(), limit: reads },
    'GET /friends': { answers: signedIn(), limit: reads },
    'GET /friends/pending': { answers: signedIn(), limit: reads },
    'GET /users': { answers: social(), limit: peopleSearches },
    'POST /friends/request': { answers: socialHere(201), limit: friendRequests },
    'POST /friends/accept': { answers: own(), limit: writes },
    'DELETE /friends/:friendshipId': { answers: own(), limit: writes },
    'GET /blocks': { answers: signedIn(), limit: reads },
    'POST /blocks': { answers: { ...socialHere(201), 'learner without consent': 404 }, limit: writes },
    'DELETE /blocks/:blockedId': { answers: own(), limit: writes },
    'GET /children/:id/friends': { answers: parents(200, 404), limit: reads },
    'POST /children/:id/friends/:friendshipId/approve': { answers: parents(200, 404), limit: writes },
    'DELETE /children/:id/friends/:friendshipId': { answers: parents(200, 404), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
