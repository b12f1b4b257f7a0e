import type { schoolYear } from '@afrolearn/contract/school-year.ts';
import { administrators, type PolicyOf } from '#http/policy.ts';

export const schoolYearPolicy = {
  'GET /people/to-confirm': { answers: administrators(), limit: 'R' },
  'POST /people/confirm': { answers: administrators(), limit: 'W' },
} satisfies PolicyOf<typeof schoolYear>;
