import type { events as calls } from '@afrolearn/contract/events.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { eventRoutes } from './events.routes.ts';
import { learningEvents } from './limits.ts';

export const events = defineSlice({
  name: 'events',
  routes: eventRoutes,
  policy: {
    'POST /events': { answers: learners(), limit: learningEvents },
    'GET /sync': { answers: learners(), limit: reads },
    'POST /units/:id/claim': { answers: learners(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
