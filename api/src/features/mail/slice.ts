import type { mail as calls } from '@afrolearn/contract/mail.ts';
import { secretTries } from '#features/accounts/index.ts';
import { writes } from '#http/limits/limit.ts';
import { anyone, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { sentLetters } from './limits.ts';
import { mailRoutes } from './mail.routes.ts';

export const mail = defineSlice({
  name: 'mail',
  routes: mailRoutes,
  policy: {
    'POST /password-reset/request': { answers: anyone(), limit: sentLetters },
    'POST /password-reset/confirm': { answers: anyone(), limit: secretTries },
    'POST /verify-email': { answers: anyone(), limit: secretTries },
    'POST /verify-email/send': { answers: signedIn(), limit: sentLetters },
    'POST /people/:id/reset-link': {
      answers: { rest: 403, anonymous: 401, administrator: 200, 'administrator of another school': 404 },
      limit: writes,
    },
  } satisfies PolicyOf<typeof calls>,
});
