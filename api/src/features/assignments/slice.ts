import type { assignments as calls } from '@afrolearn/contract/assignments.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, ofClass, ofLearner, type PolicyOf, parents, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { assignmentRoutes } from './assignments.routes.ts';
import { handInPhotos, handInTexts, madeAssignments } from './limits.ts';

/* The samples belong to the owner's class, whose pupils all have the work. */
const inClass = (status = 200) => ({
  ...learners(404),
  owner: status,
  classmate: status,
  'blocked learner': status,
});

export const assignments = defineSlice({
  name: 'assignments',
  routes: assignmentRoutes,
  policy: {
    // The sample asks for the class of the class teacher.
    'POST /assignments': {
      answers: {
        ...teachers(404),
        'class teacher': 201,
        administrator: 201,
        'linked parent': 400,
        'parent without a child': 400,
      },
      limit: madeAssignments,
    },
    'GET /assignments': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: reads },
    'GET /assignments/:id': { answers: ofClass(), limit: reads },
    // Only the teacher who assigned it may change or withdraw it.
    'PATCH /assignments/:id': { answers: { ...teachers(404), 'class teacher': 200 }, limit: writes },
    'DELETE /assignments/:id': {
      answers: { rest: 404, anonymous: 401, 'class teacher': 200 },
      limit: writes,
    },
    'POST /assignments/:id/remind': { answers: ofClass(), limit: writes },
    'POST /assignments/:id/hand-ins/:learnerId/review': { answers: ofClass(), limit: writes },
    // The school's setting must allow learners' photos; the sample switches it on.
    'GET /assignments/:id/hand-ins/:learnerId/photos/:n': { answers: ofLearner(), limit: reads },
    'GET /teacher/upcoming-assignments': { answers: teachers(), limit: reads },
    'GET /my-assignments': { answers: learners(), limit: reads },
    'POST /my-assignments/:id/hand-in': { answers: inClass(), limit: handInTexts },
    // The schools of the matrix allow no photos of learners.
    'POST /my-assignments/:id/photo': { answers: inClass(403), limit: handInPhotos },
    'GET /children/assignments': { answers: parents(), limit: reads },
    'POST /children/:id/assignments/:workId/hand-in': { answers: parents(200, 404), limit: handInTexts },
    'POST /children/:id/assignments/:workId/photo': { answers: parents(403, 404), limit: handInPhotos },
    'POST /children/:id/assignments/:workId/reviewed': { answers: parents(200, 404), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
