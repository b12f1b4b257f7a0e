import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done } from './values.ts';

export const VitalName = z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']);

export const serverRefusals = {
  'request/wrong-method': { status: 405, text: 'This address cannot be used in this way.' },
  'request/invalid': { status: 400, text: 'Please check what you filled in and try again.' },
  'request/malformed': { status: 400, text: 'We could not read that. Please try again.' },
  'request/too-large': { status: 413, text: 'That is too big to send. Please send less at once.' },
  'request/wrong-type': { status: 415, text: 'We cannot read this kind of data. Please send JSON.' },
  'request/unknown': { status: 404, text: 'There is nothing at this address.' },
  'session/none': { status: 401, text: 'You are not signed in. Please log in.' },
  'session/expired': { status: 401, text: 'Your session expired. Please log in again.' },
  'access/denied': { status: 403, text: 'Your account cannot do this.' },
  'access/not-found': { status: 404, text: 'We could not find that.' },
  'limits/too-many': { status: 429, text: 'That was a lot at once. Please wait a little and try again.' },
  'server/failed': { status: 500, text: 'This did not work. Your work is safe. Please try again.' },
  'clock/differs': {
    status: 409,
    text: 'The clock of your device and the clock of the server differ. Please set the right one first.',
  },
  'server/unavailable': { status: 503, text: 'AfroLearn is resting for a moment. Please try again soon.' },
} as const satisfies Refusals;

export const server = defineCalls({
  'GET /health': {
    says: 'Answers 200 when the database answers, and whom to ask for help.',
    access: 'anyone',
    reply: z.object({
      status: z.literal('ok'),
      profile: z.enum(['demo', 'school', 'public']),
      /** The operator's own words: a name, a number, an address. */
      support: z.string().nullable(),
      /** The address under which people reach this server, as the operator set it; for what is printed. */
      address: z.string().optional(),
      /** The name of the identity provider, where there is one: 'Google'. */
      signInWith: z.string().optional(),
      /** Said only where the server can send mail. */
      mail: z.literal(true).optional(),
      /** Said after an import that failed: lessons are as they were before it, and the server's log says why. */
      lessons: z.literal('old').optional(),
      /** Said when there is little room: `low` from 85 %, `full` from 95 %, when nothing is written any more. */
      disk: z.enum(['low', 'full']).optional(),
      /** Said while the computer's clock is far from where it was last: nothing is deleted until somebody confirms it. */
      clock: z.literal('doubted').optional(),
      /** Where links may lead out of the app, as the operator lists it; not said where none may. */
      linkHosts: z.array(z.string()).optional(),
      /** The operator's own pages at stores and social networks: for visitors, never for learners. */
      siteLinks: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
    }),
    refusals: ['server/unavailable'],
  },
  'GET /answers': {
    says: 'Answers several GET calls of one person at once, each by its own rules: what a page asks when it opens.',
    access: 'person',
    query: z.object({
      /** Paths below `/api`, at most 16, parted by commas: `/me,/settings`. */
      to: z
        .string()
        .max(600)
        .regex(/^(?:\/[\w-]{1,40}){1,4}(?:,(?:\/[\w-]{1,40}){1,4}){0,15}$/),
    }),
    /** By path: the status and the body that the call by itself would have given. */
    reply: z.record(z.string(), z.object({ status: z.number().int(), body: z.unknown() })),
    refusals: ['request/invalid'],
  },
  'POST /server-clock': {
    says: 'Confirms that the clock of the server is right, by a person whose own device agrees with it.',
    access: 'administrator',
    body: z.object({ deviceTime: z.iso.datetime() }),
    reply: Done,
    refusals: ['request/invalid', 'clock/differs'],
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
