import { randomUUID } from 'node:crypto';
import type { server } from '@afrolearn/contract/server.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const serverSamples = {
  'GET /health': { ask: nothing },
  'GET /answers': { ask: () => ({ query: { to: '/me,/settings' } }) },
  // The clock of the matrix's servers.
  'POST /server-clock': { ask: () => ({ body: { deviceTime: '2026-03-09T06:00:00.000Z' } }) },
  'POST /vitals': {
    ask: () => ({ body: { id: randomUUID(), page: '/login', measures: { LCP: 1200 } } }),
    owns: { id: 400 },
  },
} satisfies SamplesOf<typeof server>;
