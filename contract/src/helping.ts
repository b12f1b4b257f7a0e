import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { Done, Id, IdInPath } from './values.ts';

export const Helper = z.object({
  id: Id,
  name: z.string(),
  picture: z.string(),
  /** This learner has marked their help today. */
  marked: z.boolean(),
});
export type Helper = z.infer<typeof Helper>;

export const HelpMark = z.object({
  id: Id,
  helper: z.object({ name: z.string(), picture: z.string() }),
  helped: z.object({ name: z.string() }),
  className: z.string(),
  on: z.string(),
});
export type HelpMark = z.infer<typeof HelpMark>;

export const helpingRefusals = {
  'help/already': { status: 409, text: 'You have said today that this classmate helped you.' },
  'help/decided': { status: 409, text: 'This was answered already.' },
} as const satisfies Refusals;

const MarkInPath = z.object({ id: IdInPath });

export const helping = defineCalls({
  'GET /help-marks/classmates': {
    says: 'The classmates of whom this learner may say that they helped.',
    access: 'learner',
    reply: z.array(Helper),
  },
  'POST /help-marks': {
    says: 'Says that a classmate helped this learner, once a day. It counts when the class teacher confirms it.',
    access: 'learner',
    body: z.object({ helperId: Id }),
    reply: z.object({ id: Id }),
    status: 201,
    refusals: ['access/not-found', 'help/already'],
  },
  'GET /help-marks': {
    says: 'What learners of the own classes said and nobody has confirmed yet, the oldest first, at most 100.',
    access: 'teacher',
    reply: z.array(HelpMark),
  },
  'POST /help-marks/:id/confirm': {
    says: 'The class teacher confirms that a learner helped another. Doing it again changes nothing.',
    access: 'teacher',
    params: MarkInPath,
    reply: Done,
    refusals: ['access/not-found', 'children/not-verified', 'help/decided'],
  },
  'POST /help-marks/:id/not-now': {
    says: 'The class teacher puts it aside: it does not count, and nobody is told. Doing it again changes nothing.',
    access: 'teacher',
    params: MarkInPath,
    reply: Done,
    refusals: ['access/not-found', 'children/not-verified', 'help/decided'],
  },
});
