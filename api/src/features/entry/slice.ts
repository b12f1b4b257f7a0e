import type { entry as calls } from '@afrolearn/contract/entry.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { entryRoutes } from './entry.routes.ts';

export const entry = defineSlice({
  name: 'entry',
  routes: entryRoutes,
  policy: {
    'POST /register': { answers: anyone(201), limit: 'REG' },
    'POST /login': { answers: anyone(), limit: 'AU' },
  } satisfies PolicyOf<typeof calls>,
});
