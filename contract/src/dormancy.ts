import type { Refusals } from './define.ts';

/** Refusals for learners whose account is dormant for lack of consent, on a server of many schools. */
export const dormancyRefusals = {
  'account/dormant': {
    status: 403,
    text: 'Your account sleeps, because no parent or school has said yes yet. Ask one of them. Your work is kept.',
  },
} as const satisfies Refusals;
