import { lookerKinds, lookKinds } from '@afrolearn/learning/people/looks.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';
import { IdInPath } from './values.ts';

/* Years outside the database's calendar would cause an error there. */
const isOfOurTime = (day: string): boolean => day >= '2000-01-01' && day <= '2100-12-31';

/** Days on one page of the log. */
export const lookDaysAPage = 14;

export const LookDay = z.object({
  day: z.string(),
  people: z.array(
    z.object({
      who: z.enum(lookerKinds),
      /**
       * For people of the school. Guardians do not see the names of other guardians or of people who left.
       */
      name: z.string().nullable(),
      what: z.array(z.enum(lookKinds)),
    }),
  ),
});
export type LookDay = z.infer<typeof LookDay>;

export const looks = defineCalls({
  'GET /children/:id/looks': {
    says: `Which adults looked at the record of an own child, and at what, by day: the last ${lookDaysAPage} days with a look, or those before a day. Kept for one year.`,
    access: 'parent',
    params: z.object({ id: IdInPath }),
    query: z.object({
      before: z.iso.date(fault('day/missing')).refine(isOfOurTime, fault('day/missing')).optional(),
    }),
    reply: z.object({
      child: z.object({ id: z.int(), name: z.string() }),
      days: z.array(LookDay),
      /** The `before` day for the next page; null on the last one. */
      older: z.string().nullable(),
    }),
  },
});
