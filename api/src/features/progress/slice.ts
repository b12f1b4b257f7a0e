import type { progress as calls } from '@afrolearn/contract/progress.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, ofLearner, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { progressRoutes } from './progress.routes.ts';

export const progress = defineSlice({
  name: 'progress',
  routes: progressRoutes,
  policy: {
    'GET /xp/:userId': { answers: ofLearner(), limit: reads },
    'GET /users/:userId/stats': { answers: ofLearner(), limit: reads },
    'GET /learner-profiles/stats/:userId': { answers: ofLearner(), limit: reads },
    'GET /progress': { answers: signedIn(), limit: reads },
    'GET /units/:id/progress': { answers: signedIn(), limit: reads },
    'PUT /places/:id': { answers: learners(), limit: writes },
    'GET /progress-summary': { answers: signedIn(), limit: reads },
    'GET /lesson-history': { answers: signedIn(), limit: reads },
    'GET /character-analysis': { answers: signedIn(), limit: reads },
    'GET /personalized-insights': { answers: signedIn(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
