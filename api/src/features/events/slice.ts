import type { events as calls } from '@afrolearn/contract/events.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { eventRoutes } from './events.routes.ts';

export const events = defineSlice({
  name: 'events',
  routes: eventRoutes,
  policy: {
    'POST /events': { answers: learners(), limit: 'EV' },
    'GET /sync': { answers: learners(), limit: 'R' },
    'POST /units/:id/claim': { answers: learners(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
