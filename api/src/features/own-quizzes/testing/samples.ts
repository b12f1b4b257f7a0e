import type { ownQuizzes } from '@afrolearn/contract/own-quizzes.ts';
import { classIdOf, lessonsOfTeacher } from '#testing/matrix/objects.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const ownQuizzesSamples = {
  'GET /lessons/:id/result': { ask: nothing, objects: lessonsOfTeacher },
  'GET /lessons/:id/results': {
    // The results of the class's pupils, by name.
    mayShow: ({ who, field }, actor) =>
      (actor === 'class teacher' || actor === 'administrator') &&
      ['owner', 'classmate', 'blocked learner'].includes(who) &&
      ['id', 'name', 'family name'].includes(field),
    ask: async (scene) => ({ query: { classId: String(await classIdOf(scene)) } }),
    objects: lessonsOfTeacher,
  },
} satisfies SamplesOf<typeof ownQuizzes>;
