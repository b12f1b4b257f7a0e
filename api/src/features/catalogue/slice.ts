import type { catalogue as calls } from '@afrolearn/contract/catalogue.ts';
import { reads } from '#http/limits/limit.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue = defineSlice({
  name: 'catalogue',
  routes: catalogueRoutes,
  policy: {
    'GET /grades': { answers: anyone(), limit: reads },
    'GET /subjects': { answers: anyone(), limit: reads },
    'GET /units': { answers: anyone(), limit: reads },
    'GET /unit/:id': { answers: anyone(), limit: reads },
    'GET /units/:id/summary': { answers: anyone(), limit: reads },
    'GET /pictures': { answers: anyone(), limit: reads },
    'GET /manifest': { answers: anyone(), limit: reads },
    'GET /tools/:slug/content': { answers: anyone(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
