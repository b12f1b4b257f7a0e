import type { texts as calls } from '@afrolearn/contract/texts.ts';
import { reads, searches } from '#http/limits/limit.ts';
import type { PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { textReviews } from './limits.ts';
import { textRoutes } from './texts.routes.ts';

/** Only people whom the operator named; in the matrix that is one teacher. */
const speakers = { rest: 403, anonymous: 401, 'teacher of the school': 200 };

export const texts = defineSlice({
  name: 'texts',
  routes: textRoutes,
  policy: {
    'GET /texts': { answers: speakers, limit: reads },
    'GET /texts/list': { answers: speakers, limit: searches },
    'PUT /texts/readings': { answers: speakers, limit: textReviews },
  } satisfies PolicyOf<typeof calls>,
});
