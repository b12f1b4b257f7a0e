import type { accounts as calls } from '@afrolearn/contract/accounts.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { accountRoutes } from './accounts.routes.ts';

export const accounts = defineSlice({
  name: 'accounts',
  routes: accountRoutes,
  policy: {
    'POST /logout': { answers: signedIn(), limit: writes },
    'GET /me': { answers: signedIn(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
