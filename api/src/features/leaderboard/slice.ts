import type { leaderboard as calls } from '@afrolearn/contract/leaderboard.ts';
import { reads } from '#http/limits/limit.ts';
import { learners, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { leaderboardRoutes } from './leaderboard.routes.ts';

export const leaderboard = defineSlice({
  name: 'leaderboard',
  routes: leaderboardRoutes,
  policy: {
    'GET /leaderboard': { answers: signedIn(), limit: reads },
    'GET /leaderboard/me': { answers: learners(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
