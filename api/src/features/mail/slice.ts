import type { mail as calls } from '@afrolearn/contract/mail.ts';
import { anyone, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { mailRoutes } from './mail.routes.ts';

export const mail = defineSlice({
  name: 'mail',
  routes: mailRoutes,
  policy: {
    'POST /password-reset/request': { answers: anyone(), limit: 'MA' },
    'POST /password-reset/confirm': { answers: anyone(), limit: 'AU' },
    'POST /verify-email': { answers: anyone(), limit: 'AU' },
    'POST /verify-email/send': { answers: signedIn(), limit: 'MA' },
    'POST /people/:id/reset-link': {
      answers: { rest: 403, anonymous: 401, administrator: 200, 'administrator of another school': 404 },
      limit: 'W',
    },
  } satisfies PolicyOf<typeof calls>,
});
