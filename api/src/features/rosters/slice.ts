import type { rosters as calls } from '@afrolearn/contract/rosters.ts';
import { madeAccounts } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { rosterRoutes } from './rosters.routes.ts';

/** A list belongs to its teacher: unconfirmed ones have no pupils, and others' lists do not exist. */
const confirmed = (status = 200) => ({ ...teachers(status), 'unverified teacher': 403 });

export const rosters = defineSlice({
  name: 'rosters',
  routes: rosterRoutes,
  policy: {
    'GET /rosters/classes': { answers: confirmed(), limit: reads },
    'POST /rosters/check': { answers: confirmed(), limit: writes },
    'POST /rosters/imports': { answers: confirmed(201), limit: madeAccounts },
    'POST /rosters/imports/:id/cards': {
      answers: { ...teachers(404), 'class teacher': 200 },
      limit: madeAccounts,
    },
  } satisfies PolicyOf<typeof calls>,
});
