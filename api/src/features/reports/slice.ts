import type { reports as calls } from '@afrolearn/contract/reports.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, ofClass, type PolicyOf, signedIn, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { sentReports } from './limits.ts';
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
      limit: sentReports,
    },
    'GET /reports/mine': { answers: signedIn(), limit: reads },
    'GET /reports': { answers: teachers(), limit: reads },
    'POST /reports/:id/act': { answers: ofClass(), limit: writes },
    'GET /school/safety': { answers: administrators(), limit: reads },
    'PUT /school/safety': { answers: administrators(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
