import type { accounts } from '@afrolearn/contract/accounts.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const accountsSamples = {
  'POST /logout': { ask: nothing },
  'GET /me': { ask: nothing },
} satisfies SamplesOf<typeof accounts>;
