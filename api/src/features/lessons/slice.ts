import type { lessons as calls } from '@afrolearn/contract/lessons.ts';
import type { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { reads } from '#http/limits/limit.ts';
import { anyone, ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { lessonRoutes } from './lessons.routes.ts';
import { lessonChanges, lessonDeletions, lessonPictures, lessonVideos, madeLessons } from './limits.ts';
import { ownLessonRoutes } from './own/own-lessons.routes.ts';

export const lessons = defineSlice({
  name: 'lessons',
  routes: [...lessonRoutes, ...ownLessonRoutes],
  policy: {
    'GET /lesson/:id': { answers: anyone(), limit: reads },
    'GET /lessons': { answers: anyone(), limit: reads },
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
      limit: reads,
    },
    'POST /lessons': { answers: { ...teachers(201), 'unverified teacher': 403 }, limit: madeLessons },
    'PUT /lessons/:id': { answers: ofClass(), limit: lessonChanges },
    'DELETE /lessons/:id': { answers: ofClass(), limit: lessonDeletions },
    'POST /lessons/:id/restore': { answers: ofClass(), limit: lessonChanges },
    'POST /lessons/:id/video': { answers: ofClass(), limit: lessonVideos },
    'GET /own-lessons': { answers: teachers(), limit: reads },
    'GET /lessons/:id/versions': { answers: ofClass(), limit: reads },
    'POST /lessons/:id/versions/:version/restore': { answers: ofClass(), limit: lessonChanges },
    'POST /lessons/:id/pictures': { answers: ofClass(), limit: lessonPictures },
    'GET /drawings': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: reads },
  } satisfies PolicyOf<typeof calls & typeof ownLessons>,
});
