import type { looks } from '@afrolearn/contract/looks.ts';
import { type PolicyOf, parents } from '#http/policy.ts';

export const looksPolicy = {
  'GET /children/:id/looks': { answers: parents(200, 404), limit: 'R' },
} satisfies PolicyOf<typeof looks>;
