import type { search } from '@afrolearn/contract/search.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';

export const searchPolicy = {
  'GET /search/courses': { answers: anyone(), limit: 'SE' },
} satisfies PolicyOf<typeof search>;
