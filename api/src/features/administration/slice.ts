import type { administration as calls } from '@afrolearn/contract/administration.ts';
import { administrators, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { administrationRoutes } from './administration.routes.ts';

export const administration = defineSlice({
  name: 'administration',
  routes: administrationRoutes,
  policy: {
    'GET /school': { answers: administrators(), limit: 'R' },
    'PUT /school': { answers: administrators(), limit: 'W' },
    'GET /school/first-steps': { answers: administrators(), limit: 'R' },
    'GET /staff-codes': { answers: administrators(), limit: 'R' },
    'POST /staff-codes': { answers: administrators(201), limit: 'W' },
    'DELETE /staff-codes/:id': { answers: administrators(200, 404), limit: 'W' },
    'POST /staff-code': { answers: { ...teachers(409), 'unverified teacher': 200 }, limit: 'J' },
    'GET /people/adults': { answers: administrators(), limit: 'R' },
    'POST /people/:id/verify': { answers: administrators(200, 404), limit: 'W' },
    'POST /people/:id/suspend': { answers: administrators(200, 404), limit: 'W' },
    'POST /people/:id/restore': { answers: administrators(200, 404), limit: 'W' },
    'GET /learners/waiting': { answers: administrators(), limit: 'R' },
    'POST /learners/:id/approve': { answers: administrators(200, 404), limit: 'W' },
    'POST /learners/:id/decline': { answers: administrators(200, 404), limit: 'W' },
    'PUT /learners/:id/consent': { answers: administrators(200, 404), limit: 'W' },
    'PUT /classes/:id/consent': { answers: administrators(200, 404), limit: 'W' },
    'GET /standing': { answers: signedIn(), limit: 'R' },
  } satisfies PolicyOf<typeof calls>,
});
