import type { cheers as calls } from '@afrolearn/contract/cheers.ts';
import { learners, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { cheerRoutes } from './cheers.routes.ts';

export const cheers = defineSlice({
  name: 'cheers',
  routes: cheerRoutes,
  policy: {
    'GET /cheers/good-things': { answers: learners(), limit: 'R' },
    // The sample cheers the owner: a classmate and a friend may, and nobody cheers themselves.
    'POST /cheers': { answers: { ...learners(404), classmate: 201, friend: 201 }, limit: 'CE' },
    // The sample is for the owner: friends only.
    'POST /cheers/pictures': { answers: { ...learners(404), friend: 201 }, limit: 'CE' },
    'GET /cheers': { answers: learners(), limit: 'R' },
  } satisfies PolicyOf<typeof calls>,
});
