import type { care } from '@afrolearn/contract/care.ts';
import { isNotNull, or } from 'drizzle-orm';
import { users } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenAtHome } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** Nobody stays hidden for the calls after this one. */
const keepAll = async ({ db }: Scene) => {
  await db
    .update(users)
    .set({ leavesAt: null, leavesBy: null, wantsToLeaveAt: null })
    .where(or(isNotNull(users.leavesAt), isNotNull(users.wantsToLeaveAt)));
};

/* Who stands in one's own copy: guardians and children, teachers, friends by first name, and one's own numbers. */
const inOwnCopy = (canary: Canary, actor: Actor): boolean =>
  actor !== 'anonymous' && ['id', 'name', 'family name'].includes(canary.field);

export const careSamples = {
  'GET /me/export': { ask: nothing, mayShow: inOwnCopy },
  'GET /me/care': { ask: nothing },
  'DELETE /me': { ask: () => ({ body: {} }), after: keepAll },
  'POST /me/keep': { ask: nothing },
  'GET /children/:id/export': { ask: nothing, objects: childrenAtHome, mayShow: inOwnCopy },
  'GET /children/:id/care': { ask: nothing, objects: childrenAtHome },
  'DELETE /children/:id/account': { ask: () => ({ body: {} }), objects: childrenAtHome, after: keepAll },
  'POST /children/:id/account/keep': { ask: nothing, objects: childrenAtHome },
} satisfies SamplesOf<typeof care>;
