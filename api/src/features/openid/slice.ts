import type { openid as calls } from '@afrolearn/contract/openid.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { anyone, learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { providerSignIns } from './limits.ts';
import { openIdRoutes } from './openid.routes.ts';

export const openid = defineSlice({
  name: 'openid',
  routes: openIdRoutes,
  policy: {
    'GET /auth/provider': { answers: anyone(), limit: reads },
    // The matrix has no provider; promise S7 runs with one.
    'POST /auth/google': { answers: anyone(503), limit: providerSignIns },
    'PUT /me/class': { answers: learners(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
