import type { server } from '@afrolearn/contract/server.ts';
import { administrators, anyone, type PolicyOf, signedIn } from '#http/policy.ts';

export const serverPolicy = {
  'GET /health': { answers: anyone(), limit: 'none' },
  'GET /answers': { answers: signedIn(), limit: 'R' },
  'POST /server-clock': { answers: administrators(), limit: 'W' },
  'POST /vitals': { answers: anyone(), limit: 'W' },
} satisfies PolicyOf<typeof server>;
