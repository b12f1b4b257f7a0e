import type { today } from '@afrolearn/contract/today.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

export const todaySamples = {
  'GET /today': { ask: () => ({ query: {} }) },
} satisfies SamplesOf<typeof today>;
