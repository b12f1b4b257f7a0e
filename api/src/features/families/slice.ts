import type { families as calls } from '@afrolearn/contract/families.ts';
import { administrators, learners, type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { familyRoutes } from './families.routes.ts';

export const families = defineSlice({
  name: 'families',
  routes: familyRoutes,
  policy: {
    'GET /children': { answers: parents(), limit: 'R' },
    'POST /children': { answers: parents(201), limit: 'CH' },
    'POST /children/link': { answers: parents(), limit: 'J' },
    'POST /children/:id/link-code': {
      answers: { rest: 404, anonymous: 401, 'class teacher': 200, 'linked parent': 200, administrator: 200 },
      limit: 'CH-card',
    },
    'POST /children/:id/new-card': { answers: parents(200, 404), limit: 'CH-card' },
    'DELETE /children/:id': { answers: parents(200, 404), limit: 'W' },
    'GET /learners/:id/guardians': { answers: administrators(200, 404), limit: 'R' },
    'DELETE /learners/:id/guardians/:guardianId': { answers: administrators(200, 404), limit: 'W' },
    'PUT /children/:id/consent': { answers: parents(200, 404), limit: 'W' },
    'PUT /children/:id/community': { answers: parents(200, 404), limit: 'W' },
    'GET /children/:id/choices': { answers: parents(200, 404), limit: 'R' },
    'PATCH /children/:id/choices': { answers: parents(200, 404), limit: 'W' },
    'GET /consent': { answers: learners(), limit: 'R' },
  } satisfies PolicyOf<typeof calls>,
});
