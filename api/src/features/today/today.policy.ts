import type { today } from '@afrolearn/contract/today.ts';
import { learners, type PolicyOf } from '#http/policy.ts';

export const todayPolicy = {
  'GET /today': { answers: learners(), limit: 'R' },
} satisfies PolicyOf<typeof today>;
