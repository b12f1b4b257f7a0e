import type { joining as calls } from '@afrolearn/contract/joining.ts';
import { madeAccounts } from '#features/accounts/index.ts';
import { codeTries } from '#features/schools/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, ofClass, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { joiningRoutes } from './joining.routes.ts';
import { teacherRequests } from './limits.ts';

/* For the learner who owns the request or class; others get 404. */
const ownOfLearner = { ...learners(404), owner: 200 };

export const joining = defineSlice({
  name: 'joining',
  routes: joiningRoutes,
  policy: {
    'GET /my-teachers': { answers: signedIn(), limit: reads },
    'GET /my-pending-teachers': { answers: signedIn(), limit: reads },
    'DELETE /my-teachers/:id': { answers: ownOfLearner, limit: writes },
    'DELETE /my-pending-teachers/:id': { answers: ownOfLearner, limit: writes },
    // The sample's code is of a class in `here`, so it is wrong elsewhere.
    'POST /join-class': { answers: { ...learners(), 'learner of another school': 404 }, limit: codeTries },
    'POST /add-teacher': {
      answers: { ...learners(), 'learner without consent': 403 },
      limit: teacherRequests,
    },
    'GET /class-requests': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: reads },
    'POST /class-requests/:id/approve': { answers: ofClass(), limit: writes },
    'POST /class-requests/:id/reject': { answers: ofClass(), limit: writes },
    'GET /class-codes': { answers: teachers(), limit: reads },
    'GET /classes/:id/code': { answers: ofClass(), limit: reads },
    'POST /classes/:id/code': { answers: ofClass(201), limit: madeAccounts },
    'PATCH /classes/:id/code': { answers: ofClass(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
