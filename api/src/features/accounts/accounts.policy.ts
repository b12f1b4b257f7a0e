import type { accounts } from '@afrolearn/contract/accounts.ts';
import { type PolicyOf, signedIn } from '#http/policy.ts';

export const accountsPolicy = {
  'POST /logout': { answers: signedIn(), limit: 'W' },
  'GET /me': { answers: signedIn(), limit: 'R' },
} satisfies PolicyOf<typeof accounts>;
