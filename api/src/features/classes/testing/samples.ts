import type { classes } from '@afrolearn/contract/classes.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { childrenOfParent, classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const pupilsOfTeacher = async (scene: Scene) => {
  const { id } = (await classesOfTeacher(scene)).real;
  const { real, deleted } = await childrenOfParent(scene);
  return {
    real: { id, studentId: real.id },
    absent: { id, studentId: '77' },
    malformed: { id, studentId: '1 or 1=1' },
    deleted: { id, studentId: deleted.id },
  };
};

/** Teacher and administrator see the class. */
const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate', 'blocked learner'].includes(who) && field !== 'email') ||
    (who === 'class teacher' && field === 'class'));

export const classesSamples = {
  'GET /classes/mine': { ask: nothing },
  'GET /classes/:id/students': { ask: nothing, objects: classesOfTeacher, mayShow: ownClass },
  'POST /classes/:id/students': {
    ask: () => ({ body: { names: ['New Pupil'], secret: 'card' } }),
    objects: classesOfTeacher,
  },
  'POST /classes/:id/students/:studentId/new-card': {
    ask: () => ({ body: {} }),
    objects: pupilsOfTeacher,
  },
  'PATCH /classes/:id/students/:studentId': {
    ask: () => ({ body: { name: 'Renamed Pupil' } }),
    objects: pupilsOfTeacher,
  },
} satisfies SamplesOf<typeof classes>;
