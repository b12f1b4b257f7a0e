import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';
import { Done } from './values.ts';

export const VitalName = z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']);

export const server = defineCalls({
  'GET /health': {
    says: 'Answers 200 when the database answers, and whom to ask for help.',
    access: 'anyone',
    reply: z.object({
      status: z.literal('ok'),
      profile: z.enum(['demo', 'school', 'public']),
      /** The operator's own words: a name, a number, an address. */
      support: z.string().nullable(),
      /** The name of the identity provider, where there is one: 'Google'. */
      signInWith: z.string().optional(),
      /** Said only where the server can send mail. */
      mail: z.literal(true).optional(),
      /** Said after an import that failed: lessons are as they were before it, and the server's log says why. */
      lessons: z.literal('old').optional(),
      /** Said when there is little room: `low` from 85 %, `full` from 95 %, when nothing is written any more. */
      disk: z.enum(['low', 'full']).optional(),
    }),
    refusals: ['server/unavailable'],
  },
  'POST /vitals': {
    says: 'Keeps how fast one page felt, on this server only and without saying who looked.',
    access: 'anyone',
    body: z.object({
      id: z.uuid(fault('report/no-id')),
      page: z.string().max(100),
      measures: z.partialRecord(VitalName, z.number().min(0).max(600_000)),
    }),
    reply: Done,
    refusals: ['request/invalid'],
    limitBytes: 2048,
  },
});
