import type { care } from '@afrolearn/contract/care.ts';
import { isNotNull, or } from 'drizzle-orm';
import { users } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenAtHome } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** Cancels all deletions for later calls. */
const keepAll = async ({ db }: Scene) => {
  await db
    .update(users)
    .set({ leavesAt: null, leavesBy: null, wantsToLeaveAt: null })
    .where(or(isNotNull(users.leavesAt), isNotNull(users.wantsToLeaveAt)));
};

/*
 * Names allowed in a copy, by its owner: `whole` for adults who teach, view or look after the person, and a
 * parent's children; `first` for learners they met, by first name and initial; `number` for people known by
 * id. Anything else is a leak.
 */
type Ties = { whole?: readonly Actor[]; first?: readonly Actor[]; number?: readonly Actor[] };
const tiesOf: { readonly [A in Actor]?: Ties } = {
  owner: {
    whole: ['linked parent', 'class teacher', 'administrator'],
    first: ['friend', 'classmate', 'blocked learner'],
  },
  classmate: { whole: ['class teacher', 'administrator'], first: ['owner'] },
  friend: { whole: ['teacher of the school', 'administrator'], first: ['owner'] },
  schoolmate: { whole: ['teacher of the school', 'administrator'] },
  'blocked learner': { whole: ['class teacher', 'administrator'] },
  'learner of another school': { whole: ['teacher of another school', 'administrator of another school'] },
  'learner without consent': { whole: ['class teacher'] },
  'linked parent': { whole: ['owner'] },
  // Codes for the parents of a class name the pupils to whoever made them.
  'class teacher': { first: ['owner', 'classmate', 'blocked learner'], number: ['administrator'] },
  administrator: { first: ['owner', 'classmate', 'blocked learner'], number: ['class teacher'] },
};
const fieldsShown = { whole: ['id', 'name', 'family name'], first: ['id', 'name'], number: ['id'] } as const;

const inCopyOf =
  (whose: (actor: Actor) => Actor) =>
  ({ who, field }: Canary, actor: Actor): boolean => {
    const person = whose(actor);
    const { whole = [], first = [], number = [] } = tiesOf[person] ?? {};
    const known = { whole: [person, ...whole], first, number };
    return (['whole', 'first', 'number'] as const).some(
      (how) => known[how].some((one) => one === who) && fieldsShown[how].some((one) => one === field),
    );
  };
const inOwnCopy = inCopyOf((actor) => actor);
/* Only a linked parent gets one, and it is the child's. */
const inCopyOfChild = inCopyOf(() => 'owner');

export const careSamples = {
  'GET /me/export': { ask: nothing, mayShow: inOwnCopy },
  'GET /me/care': { ask: nothing },
  'DELETE /me': { ask: () => ({ body: {} }), after: keepAll },
  'POST /me/keep': { ask: nothing },
  'GET /children/:id/export': { ask: nothing, objects: childrenAtHome, mayShow: inCopyOfChild },
  'GET /children/:id/care': { ask: nothing, objects: childrenAtHome },
  'DELETE /children/:id/account': { ask: () => ({ body: {} }), objects: childrenAtHome, after: keepAll },
  'POST /children/:id/account/keep': { ask: nothing, objects: childrenAtHome },
} satisfies SamplesOf<typeof care>;
