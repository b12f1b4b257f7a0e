import type { looks as calls } from '@afrolearn/contract/looks.ts';
import { reads } from '#http/limits/limit.ts';
import { type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { lookRoutes } from './looks.routes.ts';

export const looks = defineSlice({
  name: 'looks',
  routes: lookRoutes,
  policy: {
    'GET /children/:id/looks': { answers: parents(200, 404), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
