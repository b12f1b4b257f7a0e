import type { guardianInvitations as calls } from '@afrolearn/contract/family.ts';
import { madeAccounts } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { guardianInvitationRoutes } from './guardian-invitations.routes.ts';

export const guardianInvitations = defineSlice({
  name: 'guardian-invitations',
  routes: guardianInvitationRoutes,
  policy: {
    'GET /parent/invitations': { answers: parents(), limit: reads },
    'POST /parent/invitations': { answers: parents(201), limit: madeAccounts },
    'DELETE /parent/invitations/:id': { answers: parents(200, 404), limit: writes },
    'GET /guardian-invitations': { answers: signedIn(), limit: reads },
    // The matrix invites the owner, who is in a school: the school answers, and the learner sees it.
    'POST /guardian-invitations/:id/answer': {
      answers: { rest: 404, anonymous: 401, owner: 403, 'linked parent': 403, administrator: 200 },
      limit: writes,
    },
  } satisfies PolicyOf<typeof calls>,
});
