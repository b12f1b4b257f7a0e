import type { catalogue as calls } from '@afrolearn/contract/catalogue.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue = defineSlice({
  name: 'catalogue',
  routes: catalogueRoutes,
  policy: {
    'GET /grades': { answers: anyone(), limit: 'R' },
    'GET /subjects': { answers: anyone(), limit: 'R' },
    'GET /units': { answers: anyone(), limit: 'R' },
    'GET /unit/:id': { answers: anyone(), limit: 'R' },
    'GET /units/:id/summary': { answers: anyone(), limit: 'R' },
    'GET /pictures': { answers: anyone(), limit: 'R' },
    'GET /manifest': { answers: anyone(), limit: 'R' },
    'GET /tools/:slug/content': { answers: anyone(), limit: 'R' },
  } satisfies PolicyOf<typeof calls>,
});
