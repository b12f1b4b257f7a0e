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
      /** The operator's text: a name, a number, an address. */
      support: z.string().nullable(),
      /** The public address of this server as the operator set it; for printing. */
      address: z.string().optional(),
      /** The name of the identity provider, where there is one: 'Google'. */
      signInWith: z.string().optional(),
      /** Present only where the server can send mail. */
      mail: z.literal(true).optional(),
      /** After a failed import: the old lessons are still served, and the server's log has the reason. */
      lessons: z.literal('old').optional(),
      /** When the disk is nearly full: `low` from 85 %, `full` from 95 %, when writes stop. */
      disk: z.enum(['low', 'full']).optional(),
      /**
       * While the computer's clock differs much from its last known time: nothing is deleted until somebody
       * confirms it.
       */
      clock: z.literal('doubted').optional(),
      /** Hosts that links may lead to, as the operator lists them; absent for none. */
      linkHosts: z.array(z.string()).optional(),
      /** The operator's store and social pages: for visitors, never for learners. */
      siteLinks: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
    }),
    refusals: ['server/unavailable'],
  },
  'GET /answers': {
    says: 'Answers several GET calls of one person at once, each by its own rules: what a page asks when it opens.',
    access: 'person',
    query: z.object({
      /** Up to 16 comma-separated paths below `/api`: `/me,/settings`. */
      to: z
        .string()
        .max(600)
        .regex(/^(?:\/[\w-]{1,40}){1,4}(?:,(?:\/[\w-]{1,40}){1,4}){0,15}$/),
    }),
    /** By path: the status and body of a separate call. */
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
