import type { teaching } from '@afrolearn/contract/teaching.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher } from '#testing/matrix/objects.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const pupils = ['owner', 'classmate', 'blocked learner'];

/** The class teacher sees their own class, the administrator the requested one. */
const ofOwnClass =
  (...actors: readonly Actor[]) =>
  ({ who, field }: Canary, actor: Actor): boolean =>
    // The teacher of another school has a pupil of their own.
    (actor === 'teacher of another school' && who === 'learner of another school' && field !== 'email') ||
    // The other teacher of the school has pupils, too.
    (actor === 'teacher of the school' && ['friend', 'schoolmate'].includes(who) && field !== 'email') ||
    (actors.includes(actor) &&
      ((pupils.includes(who) && field !== 'email') || (who === 'class teacher' && field === 'class')));

export const teachingSamples = {
  'GET /teacher/class/:id/summary': {
    ask: nothing,
    objects: classesOfTeacher,
    mayShow: ofOwnClass('class teacher', 'administrator'),
  },
  'GET /teacher/today': { ask: nothing, mayShow: ofOwnClass('class teacher') },
  'GET /teacher/weekly-activity': { ask: nothing },
  'GET /teacher/recent-activity': { ask: nothing, mayShow: ofOwnClass('class teacher') },
  'GET /teacher/students': { ask: () => ({ query: {} }), mayShow: ofOwnClass('class teacher') },
} satisfies SamplesOf<typeof teaching>;
