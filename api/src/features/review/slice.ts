import type { review as calls } from '@afrolearn/contract/review.ts';
import { reads } from '#http/limits/limit.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { reviewRoutes } from './review.routes.ts';

export const review = defineSlice({
  name: 'review',
  routes: reviewRoutes,
  policy: {
    'GET /review': { answers: learners(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
