import type { attendance as calls } from '@afrolearn/contract/attendance.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { ofClass, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { attendanceRoutes } from './attendance.routes.ts';

export const attendance = defineSlice({
  name: 'attendance',
  routes: attendanceRoutes,
  policy: {
    'GET /classes/:id/attendance': { answers: ofClass(), limit: reads },
    'POST /classes/:id/attendance': { answers: ofClass(), limit: writes },
    'GET /classes/:id/register': { answers: ofClass(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
