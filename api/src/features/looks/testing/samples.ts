import type { looks } from '@afrolearn/contract/looks.ts';
import { childrenAtHome } from '#testing/matrix/objects.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

export const looksSamples = {
  'GET /children/:id/looks': { ask: () => ({ query: {} }), objects: childrenAtHome },
} satisfies SamplesOf<typeof looks>;
