import type { growth as calls } from '@afrolearn/contract/family.ts';
import { ofClass, ofLearner, type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { growthRoutes } from './growth.routes.ts';

export const growth = defineSlice({
  name: 'growth',
  routes: growthRoutes,
  policy: {
    'GET /parent/dashboard': { answers: parents(), limit: 'R' },
    'GET /children/:id/report': { answers: ofLearner(), limit: 'R' },
    'GET /classes/:id/reports': { answers: ofClass(), limit: 'R' },
    'POST /classes/:id/reports/send': { answers: ofClass(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
