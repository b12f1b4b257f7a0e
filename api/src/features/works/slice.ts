import type { madeWorks as calls } from '@afrolearn/contract/made-works.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { savedWorks, shownWorks } from './limits.ts';
import { workRoutes } from './works.routes.ts';

/* One's own work; other learners get 404. */
const ofMaker = { ...learners(404), owner: 200 };
/* Shown to those who teach the learner; not to the head, other teachers or families. */
const ofOwnTeacher = { ...teachers(404), 'class teacher': 200 };

export const works = defineSlice({
  name: 'works',
  routes: workRoutes,
  policy: {
    'GET /me/works': { answers: learners(), limit: reads },
    'GET /me/works/:id': { answers: ofMaker, limit: reads },
    'GET /me/works/:id/versions/:version': { answers: ofMaker, limit: reads },
    'PUT /me/works/:id': { answers: learners(), limit: savedWorks },
    'DELETE /me/works/:id': { answers: ofMaker, limit: writes },
    'PUT /me/works/:id/shown': { answers: ofMaker, limit: shownWorks },
    'GET /learners/:id/works': { answers: ofOwnTeacher, limit: reads },
    'GET /learners/:id/works/:work': { answers: ofOwnTeacher, limit: reads },
    'PUT /learners/:id/works/:work/seen': { answers: ofOwnTeacher, limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
