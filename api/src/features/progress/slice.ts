import type { progress as calls } from '@afrolearn/contract/progress.ts';
import { learners, ofLearner, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { progressRoutes } from './progress.routes.ts';

export const progress = defineSlice({
  name: 'progress',
  routes: progressRoutes,
  policy: {
    'GET /xp/:userId': { answers: ofLearner(), limit: 'R' },
    'GET /users/:userId/stats': { answers: ofLearner(), limit: 'R' },
    'GET /learner-profiles/stats/:userId': { answers: ofLearner(), limit: 'R' },
    'GET /progress': { answers: signedIn(), limit: 'R' },
    'GET /units/:id/progress': { answers: signedIn(), limit: 'R' },
    'PUT /places/:id': { answers: learners(), limit: 'W' },
    'GET /progress-summary': { answers: signedIn(), limit: 'R' },
    'GET /lesson-history': { answers: signedIn(), limit: 'R' },
    'GET /character-analysis': { answers: signedIn(), limit: 'R' },
    'GET /personalized-insights': { answers: signedIn(), limit: 'R' },
  } satisfies PolicyOf<typeof calls>,
});
