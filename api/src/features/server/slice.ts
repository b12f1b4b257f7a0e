import type { server as calls } from '@afrolearn/contract/server.ts';
import { administrators, anyone, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { serverRoutes } from './server.routes.ts';

export const server = defineSlice({
  name: 'server',
  routes: serverRoutes,
  policy: {
    'GET /health': { answers: anyone(), limit: 'none' },
    'GET /answers': { answers: signedIn(), limit: 'R' },
    'POST /server-clock': { answers: administrators(), limit: 'W' },
    'POST /vitals': { answers: anyone(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
