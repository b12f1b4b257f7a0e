import type { plan } from '@afrolearn/contract/plan.ts';
import { learners, type PolicyOf, teachers } from '#http/policy.ts';

export const planPolicy = {
  'GET /plan': { answers: learners(), limit: 'R' },
  'POST /plan': { answers: learners(201), limit: 'W' },
  'DELETE /plan/:ref': { answers: { ...learners(404), owner: 200 }, limit: 'W' },
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
  'DELETE /assignments/:id': { answers: { rest: 404, anonymous: 401, 'class teacher': 200 }, limit: 'W' },
} satisfies PolicyOf<typeof plan>;
