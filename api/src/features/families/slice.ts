import type { families as calls } from '@afrolearn/contract/families.ts';
import { madeAccounts, newCards } from '#features/accounts/index.ts';
import { codeTries } from '#features/schools/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, learners, type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { familyRoutes } from './families.routes.ts';

export const families = defineSlice({
  name: 'families',
  routes: familyRoutes,
  policy: {
    'GET /children': { answers: parents(), limit: reads },
    'POST /children': { answers: parents(201), limit: madeAccounts },
    'POST /children/link': { answers: parents(), limit: codeTries },
    'POST /children/:id/link-code': {
      answers: { rest: 404, anonymous: 401, 'class teacher': 200, 'linked parent': 200, administrator: 200 },
      limit: newCards,
    },
    'POST /children/:id/new-card': { answers: parents(200, 404), limit: newCards },
    'DELETE /children/:id': { answers: parents(200, 404), limit: writes },
    'GET /learners/:id/guardians': { answers: administrators(200, 404), limit: reads },
    'DELETE /learners/:id/guardians/:guardianId': { answers: administrators(200, 404), limit: writes },
    'PUT /children/:id/consent': { answers: parents(200, 404), limit: writes },
    'PUT /children/:id/community': { answers: parents(200, 404), limit: writes },
    'GET /children/:id/choices': { answers: parents(200, 404), limit: reads },
    'PATCH /children/:id/choices': { answers: parents(200, 404), limit: writes },
    'GET /consent': { answers: learners(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
