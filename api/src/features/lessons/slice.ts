import type { lessons as calls } from '@afrolearn/contract/lessons.ts';
import type { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { anyone, ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { lessonRoutes } from './lessons.routes.ts';
import { ownLessonRoutes } from './own/own-lessons.routes.ts';

export const lessons = defineSlice({
  name: 'lessons',
  routes: [...lessonRoutes, ...ownLessonRoutes],
  policy: {
    'GET /lesson/:id': { answers: anyone(), limit: 'R' },
    'GET /lessons': { answers: anyone(), limit: 'R' },
    // A lesson for one class: its members, their parents, its teacher and the head.
    'GET /lessons/:id': {
      answers: {
        rest: 404,
        owner: 200,
        classmate: 200,
        'blocked learner': 200,
        'class teacher': 200,
        'linked parent': 200,
        administrator: 200,
      },
      limit: 'R',
    },
    'POST /lessons': { answers: { ...teachers(201), 'unverified teacher': 403 }, limit: 'LE' },
    'PUT /lessons/:id': { answers: ofClass(), limit: 'LE-change' },
    'DELETE /lessons/:id': { answers: ofClass(), limit: 'LE-delete' },
    'POST /lessons/:id/restore': { answers: ofClass(), limit: 'LE-change' },
    'POST /lessons/:id/video': { answers: ofClass(), limit: 'LE-video' },
    'GET /own-lessons': { answers: teachers(), limit: 'R' },
    'GET /lessons/:id/versions': { answers: ofClass(), limit: 'R' },
    'POST /lessons/:id/versions/:version/restore': { answers: ofClass(), limit: 'LE-change' },
    'POST /lessons/:id/pictures': { answers: ofClass(), limit: 'LE-picture' },
    'GET /drawings': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: 'R' },
  } satisfies PolicyOf<typeof calls & typeof ownLessons>,
});
