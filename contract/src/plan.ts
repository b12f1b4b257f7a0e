import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done } from './values.ts';

/** A unit (`unit:400`) or one of its entries (`u400-l1`). */
export const PlanRef = z
  .string(fault('plan/missing'))
  .regex(/^(unit:[1-9]\d{0,8}|u\d{1,9}-[lrq]\d{1,3})$/, fault('plan/unit-or-lesson'));

export const PlanEntry = z.object({
  ref: z.string(),
  title: z.string(),
  subject: z.string(),
  path: z.string(),
  percent: z.int(),
  addedAt: z.string(),
  /** `YYYY-MM-DD`; null where nobody set a day. */
  dueOn: z.string().nullable(),
  /** 'me', or the teacher's or parent's name as the learner knows it. */
  from: z.string(),
  own: z.boolean(),
});
export type PlanEntry = z.infer<typeof PlanEntry>;

/** Days that assigned work stays on the plan after it was finished or due. */
export const daysKeptOnPlan = 14;
/** Own entries are limited where they are added; others may assign any number. */
export const mostAssigned = 100;

export const planRefusals = {
  'plan/full': { status: 409, text: 'Your plan is full. Finish something first, or take something off it.' },
  'plan/nobody': {
    status: 400,
    text: 'Please say for whom: a teacher chooses a class, a parent chooses a child.',
  },
} as const satisfies Refusals;

export const plan = defineCalls({
  'GET /plan': {
    says: `The study plan of this learner: all they chose themselves, and the latest ${mostAssigned} things that were assigned to them, each until ${daysKeptOnPlan} days after it was finished or was due. What is due first comes first, what has no day last.`,
    access: 'learner',
    reply: z.array(PlanEntry),
  },
  'POST /plan': {
    says: 'Adds a unit or lesson to the own study plan. Doing it again changes nothing.',
    access: 'learner',
    body: z.object({ ref: PlanRef }),
    reply: PlanEntry,
    status: 201,
    refusals: ['plan/full', 'access/not-found', 'consent/not-kept'],
  },
  'DELETE /plan/:ref': {
    says: 'Takes something off the own study plan. What was assigned by others stays.',
    access: 'learner',
    params: z.object({ ref: PlanRef }),
    reply: Done,
  },
});
