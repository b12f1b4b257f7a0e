import type { Refusals } from './define.ts';

/** What a learner hears whose account sleeps, on a server of many schools, because nobody gave consent. */
export const dormancyRefusals = {
  'account/dormant': {
    status: 403,
    text: 'Your account sleeps, because no parent or school has said yes yet. Ask one of them. Your work is kept.',
  },
} as const satisfies Refusals;
