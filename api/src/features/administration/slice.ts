import type { administration as calls } from '@afrolearn/contract/administration.ts';
import { codeTries } from '#features/schools/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { administrationRoutes } from './administration.routes.ts';

export const administration = defineSlice({
  name: 'administration',
  routes: administrationRoutes,
  policy: {
    'GET /school': { answers: administrators(), limit: reads },
    'PUT /school': { answers: administrators(), limit: writes },
    'GET /school/first-steps': { answers: administrators(), limit: reads },
    'GET /staff-codes': { answers: administrators(), limit: reads },
    'POST /staff-codes': { answers: administrators(201), limit: writes },
    'DELETE /staff-codes/:id': { answers: administrators(200, 404), limit: writes },
    'POST /staff-code': { answers: { ...teachers(409), 'unverified teacher': 200 }, limit: codeTries },
    'GET /people/adults': { answers: administrators(), limit: reads },
    'POST /people/:id/verify': { answers: administrators(200, 404), limit: writes },
    'POST /people/:id/suspend': { answers: administrators(200, 404), limit: writes },
    'POST /people/:id/restore': { answers: administrators(200, 404), limit: writes },
    'GET /learners/waiting': { answers: administrators(), limit: reads },
    'POST /learners/:id/approve': { answers: administrators(200, 404), limit: writes },
    'POST /learners/:id/decline': { answers: administrators(200, 404), limit: writes },
    'PUT /learners/:id/consent': { answers: administrators(200, 404), limit: writes },
    'PUT /classes/:id/consent': { answers: administrators(200, 404), limit: writes },
    'GET /standing': { answers: signedIn(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
