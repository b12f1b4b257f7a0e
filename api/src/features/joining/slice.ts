import type { joining as calls } from '@afrolearn/contract/joining.ts';
import { learners, ofClass, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { joiningRoutes } from './joining.routes.ts';

/* For the learner who owns the request or class; others get 404. */
const ownOfLearner = { ...learners(404), owner: 200 };

export const joining = defineSlice({
  name: 'joining',
  routes: joiningRoutes,
  policy: {
    'GET /my-teachers': { answers: signedIn(), limit: 'R' },
    'GET /my-pending-teachers': { answers: signedIn(), limit: 'R' },
    'DELETE /my-teachers/:id': { answers: ownOfLearner, limit: 'W' },
    'DELETE /my-pending-teachers/:id': { answers: ownOfLearner, limit: 'W' },
    // The sample's code is of a class in `here`, so it is wrong elsewhere.
    'POST /join-class': { answers: { ...learners(), 'learner of another school': 404 }, limit: 'J' },
    'POST /add-teacher': { answers: { ...learners(), 'learner without consent': 403 }, limit: 'AT' },
    'GET /class-requests': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: 'R' },
    'POST /class-requests/:id/approve': { answers: ofClass(), limit: 'W' },
    'POST /class-requests/:id/reject': { answers: ofClass(), limit: 'W' },
    'GET /class-codes': { answers: teachers(), limit: 'R' },
    'GET /classes/:id/code': { answers: ofClass(), limit: 'R' },
    'POST /classes/:id/code': { answers: ofClass(201), limit: 'CH' },
    'PATCH /classes/:id/code': { answers: ofClass(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
