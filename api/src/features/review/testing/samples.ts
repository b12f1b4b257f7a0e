import type { review } from '@afrolearn/contract/review.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

export const reviewSamples = {
  'GET /review': { ask: () => ({ query: { topic: 'u400' } }) },
} satisfies SamplesOf<typeof review>;
