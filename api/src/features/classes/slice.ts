import type { classes as calls } from '@afrolearn/contract/classes.ts';
import { madeAccounts, newCards } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { classRoutes } from './classes.routes.ts';

export const classes = defineSlice({
  name: 'classes',
  routes: classRoutes,
  policy: {
    'GET /classes/mine': { answers: teachers(), limit: reads },
    'POST /classes': { answers: teachers(201), limit: writes },
    'PATCH /classes/:id': { answers: ofClass(), limit: writes },
    'DELETE /classes/:id': { answers: ofClass(), limit: writes },
    'GET /classes/archived': { answers: teachers(), limit: reads },
    'POST /classes/:id/restore': { answers: ofClass(), limit: writes },
    'POST /classes/:id/students/move': { answers: ofClass(), limit: writes },
    'DELETE /classes/:id/students/:studentId': { answers: ofClass(), limit: writes },
    'POST /classes/:id/students/:studentId/back': { answers: ofClass(), limit: writes },
    'GET /classes/:id/students': { answers: ofClass(), limit: reads },
    'GET /classes/:id/leavers': { answers: ofClass(), limit: reads },
    'POST /classes/:id/students': { answers: ofClass(201), limit: madeAccounts },
    'POST /classes/:id/students/:studentId/new-card': { answers: ofClass(), limit: newCards },
    'PATCH /classes/:id/students/:studentId': { answers: ofClass(), limit: writes },
    'POST /classes/:id/link-codes': { answers: ofClass(201), limit: newCards },
  } satisfies PolicyOf<typeof calls>,
});
