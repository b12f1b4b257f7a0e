import type { lessonContent as calls } from '@afrolearn/contract/lesson-content.ts';
import { reads } from '#http/limits/limit.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { lessonContentRoutes } from './lesson-content.routes.ts';

export const lessonContent = defineSlice({
  name: 'lesson-content',
  routes: lessonContentRoutes,
  policy: {
    'POST /lesson-content/generate': { answers: anyone(), limit: reads },
  } satisfies PolicyOf<typeof calls>,
});
