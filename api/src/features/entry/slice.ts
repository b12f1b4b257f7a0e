import type { entry as calls } from '@afrolearn/contract/entry.ts';
import { secretTries } from '#features/accounts/index.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { entryRoutes } from './entry.routes.ts';
import { registrations } from './limits.ts';

export const entry = defineSlice({
  name: 'entry',
  routes: entryRoutes,
  policy: {
    'POST /register': { answers: anyone(201), limit: registrations },
    'POST /login': { answers: anyone(), limit: secretTries },
  } satisfies PolicyOf<typeof calls>,
});
