import type { ownQuizzes as calls } from '@afrolearn/contract/own-quizzes.ts';
import { reads } from '#http/limits/limit.ts';
import { ofClass, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { ownQuizRoutes } from './own-quizzes.routes.ts';

export const ownQuizzes = defineSlice({
  name: 'own-quizzes',
  routes: ownQuizRoutes,
  policy: {
    // A quiz for one class: only its members can see it.
    'GET /lessons/:id/result': {
      answers: {
        rest: 403,
        anonymous: 401,
        owner: 200,
        classmate: 200,
        'blocked learner': 200,
        friend: 404,
        schoolmate: 404,
        'learner of another school': 404,
        'learner without consent': 404,
      },
      limit: reads,
    },
    'GET /lessons/:id/results': { answers: ofClass(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
