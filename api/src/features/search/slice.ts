import type { search as calls } from '@afrolearn/contract/search.ts';
import { searches } from '#http/limits/limit.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { searchRoutes } from './search.routes.ts';

export const search = defineSlice({
  name: 'search',
  routes: searchRoutes,
  policy: {
    'GET /search/courses': { answers: anyone(), limit: searches },
  } satisfies PolicyOf<typeof calls>,
});
