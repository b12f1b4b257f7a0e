import type { server as calls } from '@afrolearn/contract/server.ts';
import { reads, unlimited, writes } from '#http/limits/limit.ts';
import { administrators, anyone, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { serverRoutes } from './server.routes.ts';

export const server = defineSlice({
  name: 'server',
  routes: serverRoutes,
  policy: {
    'GET /health': { answers: anyone(), limit: unlimited },
    'GET /answers': { answers: signedIn(), limit: reads },
    'POST /server-clock': { answers: administrators(), limit: writes },
    'POST /vitals': { answers: anyone(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
