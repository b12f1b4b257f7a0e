import type { review } from '@afrolearn/contract/review.ts';
import { learners, type PolicyOf } from '#http/policy.ts';

export const reviewPolicy = {
  'GET /review': { answers: learners(), limit: 'R' },
} satisfies PolicyOf<typeof review>;
