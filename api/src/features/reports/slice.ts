import type { reports as calls } from '@afrolearn/contract/reports.ts';
import { administrators, ofClass, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { reportRoutes } from './reports.routes.ts';

export const reports = defineSlice({
  name: 'reports',
  routes: reportRoutes,
  policy: {
    // About the administrator, visible to the whole school; others get 404, including the administrator.
    'POST /reports': {
      answers: {
        ...signedIn(201),
        'learner of another school': 404,
        'unverified teacher': 404,
        'teacher of another school': 404,
        'parent without a child': 404,
        administrator: 404,
        'administrator of another school': 404,
      },
      limit: 'RE',
    },
    'GET /reports/mine': { answers: signedIn(), limit: 'R' },
    'GET /reports': { answers: teachers(), limit: 'R' },
    'POST /reports/:id/act': { answers: ofClass(), limit: 'W' },
    'GET /school/safety': { answers: administrators(), limit: 'R' },
    'PUT /school/safety': { answers: administrators(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
