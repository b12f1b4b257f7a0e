import { z } from 'zod';
import { Session } from './accounts.ts';
import { defineCalls, type Refusals } from './define.ts';
import { Id, Role } from './values.ts';

export const DemoPerson = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  /** A short description: 'Primary 7', 'teaches P7 Science'. */
  about: z.string(),
  picture: z.string().nullable(),
});
export type DemoPerson = z.infer<typeof DemoPerson>;

export const demoRefusals = {
  'demo/no-such-person': { status: 404, text: 'That demo person is not here.' },
} as const satisfies Refusals;

export const demo = defineCalls({
  'GET /demo/people': {
    says: 'The seeded people of the demo school, for one-tap sign-in.',
    access: 'anyone',
    only: 'demo',
    reply: z.array(DemoPerson),
  },
  'POST /demo/sign-in': {
    says: 'Signs in as one seeded person. Never reaches a person who registered.',
    access: 'anyone',
    only: 'demo',
    body: z.object({ personId: Id }),
    reply: Session,
    refusals: ['request/invalid', 'demo/no-such-person', 'login/suspended'],
  },
});
