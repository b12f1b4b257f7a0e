import type { guardianChoices as calls } from '@afrolearn/contract/family.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, parents } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { guardianChoiceRoutes } from './guardian-choices.routes.ts';

export const guardianChoices = defineSlice({
  name: 'guardian-choices',
  routes: guardianChoiceRoutes,
  policy: {
    'GET /parent/choices': { answers: parents(), limit: reads },
    'PATCH /parent/choices': { answers: parents(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
