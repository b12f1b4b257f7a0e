import type { today as calls } from '@afrolearn/contract/today.ts';
import { reads } from '#http/limits/limit.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { todayRoutes } from './today.routes.ts';

export const today = defineSlice({
  name: 'today',
  routes: todayRoutes,
  policy: {
    'GET /today': { answers: learners(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
