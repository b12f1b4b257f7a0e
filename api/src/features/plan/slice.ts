import type { plan as calls } from '@afrolearn/contract/plan.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { planRoutes } from './plan.routes.ts';

export const plan = defineSlice({
  name: 'plan',
  routes: planRoutes,
  policy: {
    'GET /plan': { answers: learners(), limit: reads },
    'POST /plan': { answers: learners(201), limit: writes },
    'DELETE /plan/:ref': { answers: { ...learners(404), owner: 200 }, limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
