import type { helping as calls } from '@afrolearn/contract/helping.ts';
import { learners, ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { helpingRoutes } from './helping.routes.ts';

export const helping = defineSlice({
  name: 'helping',
  routes: helpingRoutes,
  policy: {
    'GET /help-marks/classmates': { answers: learners(), limit: 'R' },
    // The sample says that the owner helped: only a classmate can say so.
    'POST /help-marks': { answers: { ...learners(404), classmate: 201 }, limit: 'HE' },
    'GET /help-marks': { answers: teachers(), limit: 'R' },
    'POST /help-marks/:id/confirm': { answers: ofClass(), limit: 'W' },
    'POST /help-marks/:id/not-now': { answers: ofClass(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
