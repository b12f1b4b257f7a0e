import type { plan } from '@afrolearn/contract/plan.ts';
import { learners, type PolicyOf } from '#http/policy.ts';

export const planPolicy = {
  'GET /plan': { answers: learners(), limit: 'R' },
  'POST /plan': { answers: learners(201), limit: 'W' },
  'DELETE /plan/:ref': { answers: { ...learners(404), owner: 200 }, limit: 'W' },
} satisfies PolicyOf<typeof plan>;
