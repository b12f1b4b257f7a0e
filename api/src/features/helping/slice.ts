import type { helping as calls } from '@afrolearn/contract/helping.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, ofClass, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { helpingRoutes } from './helping.routes.ts';
import { setHelpMarks } from './limits.ts';

export const helping = defineSlice({
  name: 'helping',
  routes: helpingRoutes,
  policy: {
    'GET /help-marks/classmates': { answers: learners(), limit: reads },
    // The sample says that the owner helped: only a classmate can say so.
    'POST /help-marks': { answers: { ...learners(404), classmate: 201 }, limit: setHelpMarks },
    'GET /help-marks': { answers: teachers(), limit: reads },
    'POST /help-marks/:id/confirm': { answers: ofClass(), limit: writes },
    'POST /help-marks/:id/not-now': { answers: ofClass(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
