import type { growth } from '@afrolearn/contract/family.ts';
import { ofClass, ofLearner, type PolicyOf, parents } from '#http/policy.ts';

export const growthPolicy = {
  'GET /parent/dashboard': { answers: parents(), limit: 'R' },
  'GET /children/:id/report': { answers: ofLearner(), limit: 'R' },
  'GET /classes/:id/reports': { answers: ofClass(), limit: 'R' },
  'POST /classes/:id/reports/send': { answers: ofClass(), limit: 'W' },
} satisfies PolicyOf<typeof growth>;
