import type { search } from '@afrolearn/contract/search.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

export const searchSamples = {
  'GET /search/courses': { ask: () => ({ query: { query: 'electricity' } }) },
} satisfies SamplesOf<typeof search>;
