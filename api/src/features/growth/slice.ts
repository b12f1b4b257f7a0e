import type { growth as calls } from '@afrolearn/contract/family.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { ofClass, ofLearner, type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { growthRoutes } from './growth.routes.ts';

export const growth = defineSlice({
  name: 'growth',
  routes: growthRoutes,
  policy: {
    'GET /parent/dashboard': { answers: parents(), limit: reads },
    'GET /children/:id/report': { answers: ofLearner(), limit: reads },
    'GET /classes/:id/reports': { answers: ofClass(), limit: reads },
    'POST /classes/:id/reports/send': { answers: ofClass(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
