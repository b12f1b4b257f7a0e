import type { classes as calls } from '@afrolearn/contract/classes.ts';
import { ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { classRoutes } from './classes.routes.ts';

export const classes = defineSlice({
  name: 'classes',
  routes: classRoutes,
  policy: {
    'GET /classes/mine': { answers: teachers(), limit: 'R' },
    'POST /classes': { answers: teachers(201), limit: 'W' },
    'PATCH /classes/:id': { answers: ofClass(), limit: 'W' },
    'DELETE /classes/:id': { answers: ofClass(), limit: 'W' },
    'GET /classes/archived': { answers: teachers(), limit: 'R' },
    'POST /classes/:id/restore': { answers: ofClass(), limit: 'W' },
    'POST /classes/:id/students/move': { answers: ofClass(), limit: 'W' },
    'DELETE /classes/:id/students/:studentId': { answers: ofClass(), limit: 'W' },
    'POST /classes/:id/students/:studentId/back': { answers: ofClass(), limit: 'W' },
    'GET /classes/:id/students': { answers: ofClass(), limit: 'R' },
    'GET /classes/:id/leavers': { answers: ofClass(), limit: 'R' },
    'POST /classes/:id/students': { answers: ofClass(201), limit: 'CH' },
    'POST /classes/:id/students/:studentId/new-card': { answers: ofClass(), limit: 'CH-card' },
    'PATCH /classes/:id/students/:studentId': { answers: ofClass(), limit: 'W' },
    'POST /classes/:id/link-codes': { answers: ofClass(201), limit: 'CH-card' },
  } satisfies PolicyOf<typeof calls>,
});
