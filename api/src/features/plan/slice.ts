import type { plan as calls } from '@afrolearn/contract/plan.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { planRoutes } from './plan.routes.ts';

export const plan = defineSlice({
  name: 'plan',
  routes: planRoutes,
  policy: {
    'GET /plan': { answers: learners(), limit: 'R' },
    'POST /plan': { answers: learners(201), limit: 'W' },
    'DELETE /plan/:ref': { answers: { ...learners(404), owner: 200 }, limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
