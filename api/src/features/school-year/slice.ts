import type { schoolYear as calls } from '@afrolearn/contract/school-year.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { schoolYearRoutes } from './school-year.routes.ts';

export const schoolYear = defineSlice({
  name: 'school-year',
  routes: schoolYearRoutes,
  policy: {
    'GET /people/to-confirm': { answers: administrators(), limit: reads },
    'POST /people/confirm': { answers: administrators(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
