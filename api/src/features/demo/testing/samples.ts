import type { demo } from '@afrolearn/contract/demo.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const demoSamples = {
  'GET /demo/people': { ask: nothing },
  'POST /demo/sign-in': { ask: ({ somebody }) => ({ body: { personId: somebody.id } }) },
} satisfies SamplesOf<typeof demo>;
