import type { secondFactor as calls } from '@afrolearn/contract/second-factor.ts';
import { secretTries } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, adults, anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

/* The matrix's administrators have it on, as its server requires; nobody else. */
const heads = (status: number) => ({
  administrator: status,
  'administrator of another school': status,
});

export const secondFactor = defineSlice({
  name: 'second-factor',
  routes: secondFactorRoutes,
  policy: {
    'POST /login/code': { answers: anyone(), limit: secretTries },
    'GET /second-factor': { answers: { ...adults(), anonymous: 401 }, limit: reads },
    'POST /second-factor': { answers: { ...adults(), anonymous: 401, ...heads(409) }, limit: secretTries },
    'PUT /second-factor': { answers: { ...adults(409), anonymous: 401 }, limit: secretTries },
    'POST /second-factor/codes': {
      answers: { ...adults(409), anonymous: 401, ...heads(200) },
      limit: secretTries,
    },
    'POST /second-factor/off': {
      answers: { ...adults(409), anonymous: 401, ...heads(200) },
      limit: secretTries,
    },
    'DELETE /people/:id/second-factor': { answers: administrators(200, 404), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
