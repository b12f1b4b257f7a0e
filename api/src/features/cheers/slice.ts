import type { cheers as calls } from '@afrolearn/contract/cheers.ts';
import { reads } from '#http/limits/limit.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { cheerRoutes } from './cheers.routes.ts';
import { sentCheers } from './limits.ts';

export const cheers = defineSlice({
  name: 'cheers',
  routes: cheerRoutes,
  policy: {
    'GET /cheers/good-things': { answers: learners(), limit: reads },
    // The sample cheers the owner: a classmate and a friend may, and nobody cheers themselves.
    'POST /cheers': { answers: { ...learners(404), classmate: 201, friend: 201 }, limit: sentCheers },
    // The sample is for the owner: friends only.
    'POST /cheers/pictures': { answers: { ...learners(404), friend: 201 }, limit: sentCheers },
    'GET /cheers': { answers: learners(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
