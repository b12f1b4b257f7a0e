import type { teaching as calls } from '@afrolearn/contract/teaching.ts';
import { reads } from '#http/limits/limit.ts';
import { ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { teachingRoutes } from './teaching.routes.ts';

/* An unconfirmed teacher has no pupils and is refused. */
const confirmed = { ...teachers(), 'unverified teacher': 403 };

export const teaching = defineSlice({
  name: 'teaching',
  routes: teachingRoutes,
  policy: {
    'GET /teacher/class/:id/summary': { answers: ofClass(), limit: reads },
    'GET /teacher/today': { answers: confirmed, limit: reads },
    'GET /teacher/weekly-activity': { answers: confirmed, limit: reads },
    'GET /teacher/recent-activity': { answers: confirmed, limit: reads },
    'GET /teacher/students': { answers: confirmed, limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
