import type { rosters } from '@afrolearn/contract/rosters.ts';
import { type PolicyOf, teachers } from '#http/policy.ts';

/** A list is the teacher's own: who is not confirmed has no pupils, and another's list is not there. */
const confirmed = (status = 200) => ({ ...teachers(status), 'unverified teacher': 403 });

export const rostersPolicy = {
  'GET /rosters/classes': { answers: confirmed(), limit: 'R' },
  'POST /rosters/check': { answers: confirmed(), limit: 'W' },
  'POST /rosters/imports': { answers: confirmed(201), limit: 'CH' },
  'POST /rosters/imports/:id/cards': {
    answers: { ...teachers(404), 'class teacher': 200 },
    limit: 'CH',
  },
} satisfies PolicyOf<typeof rosters>;
