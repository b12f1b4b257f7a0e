import type { assignments as calls } from '@afrolearn/contract/assignments.ts';
import { learners, ofClass, ofLearner, type PolicyOf, parents, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { assignmentRoutes } from './assignments.routes.ts';

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
      limit: 'AS',
    },
    'GET /assignments': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: 'R' },
    'GET /assignments/:id': { answers: ofClass(), limit: 'R' },
    // Only the teacher who assigned it may change or withdraw it.
    'PATCH /assignments/:id': { answers: { ...teachers(404), 'class teacher': 200 }, limit: 'W' },
    'DELETE /assignments/:id': { answers: { rest: 404, anonymous: 401, 'class teacher': 200 }, limit: 'W' },
    'POST /assignments/:id/remind': { answers: ofClass(), limit: 'W' },
    'POST /assignments/:id/hand-ins/:learnerId/review': { answers: ofClass(), limit: 'W' },
    // The school's setting must allow learners' photos; the sample switches it on.
    'GET /assignments/:id/hand-ins/:learnerId/photos/:n': { answers: ofLearner(), limit: 'R' },
    'GET /teacher/upcoming-assignments': { answers: teachers(), limit: 'R' },
    'GET /my-assignments': { answers: learners(), limit: 'R' },
    'POST /my-assignments/:id/hand-in': { answers: inClass(), limit: 'HI' },
    // The schools of the matrix allow no photos of learners.
    'POST /my-assignments/:id/photo': { answers: inClass(403), limit: 'HI-photo' },
    'GET /children/assignments': { answers: parents(), limit: 'R' },
    'POST /children/:id/assignments/:workId/hand-in': { answers: parents(200, 404), limit: 'HI' },
    'POST /children/:id/assignments/:workId/photo': { answers: parents(403, 404), limit: 'HI-photo' },
    'POST /children/:id/assignments/:workId/reviewed': { answers: parents(200, 404), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
