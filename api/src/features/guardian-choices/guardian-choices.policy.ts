import type { guardianChoices } from '@afrolearn/contract/family.ts';
import { type PolicyOf, parents } from '#http/policy.ts';

export const guardianChoicesPolicy = {
  'GET /parent/choices': { answers: parents(), limit: 'R' },
  'PATCH /parent/choices': { answers: parents(), limit: 'W' },
} satisfies PolicyOf<typeof guardianChoices>;
