import type { schoolWords as calls } from '@afrolearn/contract/school-words.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { administrators, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { schoolWordRoutes } from './school-words.routes.ts';

export const schoolWords = defineSlice({
  name: 'school-words',
  routes: schoolWordRoutes,
  policy: {
    'GET /school/words': { answers: administrators(), limit: reads },
    'POST /school/words': { answers: administrators(201), limit: writes },
    'DELETE /school/words/:id': { answers: administrators(200, 404), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
