import type { server } from '@afrolearn/contract/server.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';

export const serverPolicy = {
  'GET /health': { answers: anyone(), limit: 'none' },
  'POST /vitals': { answers: anyone(), limit: 'W' },
} satisfies PolicyOf<typeof server>;
