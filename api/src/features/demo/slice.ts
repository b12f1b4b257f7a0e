import type { demo as calls } from '@afrolearn/contract/demo.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { demoRoutes } from './demo.routes.ts';

export const demo = defineSlice({
  name: 'demo',
  routes: demoRoutes,
  policy: {
    'GET /demo/people': { answers: anyone(), limit: reads },
    'POST /demo/sign-in': { answers: anyone(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
