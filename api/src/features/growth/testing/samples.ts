import type { growth } from '@afrolearn/contract/family.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher, learnersOfClass } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const learners = async (scene: Scene) => {
  const { real, absent, malformed, deleted } = await learnersOfClass(scene);
  const asId = ({ userId }: { userId: string }) => ({ id: userId });
  return { real: asId(real), absent: asId(absent), malformed: asId(malformed), deleted: asId(deleted) };
};

/** The readers of a child's week. */
const ownChild = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'linked parent', 'class teacher', 'administrator'].includes(actor) &&
  ((who === 'owner' && field !== 'email') || who === 'class teacher' || who === 'here') &&
  field !== 'email';

const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  field !== 'email' &&
  (['owner', 'classmate', 'blocked learner', 'class teacher'].includes(who) || who === 'here');

export const growthSamples = {
  'GET /parent/dashboard': { ask: nothing, mayShow: ownChild },
  'GET /children/:id/report': { ask: () => ({ query: {} }), objects: learners, mayShow: ownChild },
  'GET /classes/:id/reports': { ask: () => ({ query: {} }), objects: classesOfTeacher, mayShow: ownClass },
  'POST /classes/:id/reports/send': { ask: nothing, objects: classesOfTeacher },
} satisfies SamplesOf<typeof growth>;
