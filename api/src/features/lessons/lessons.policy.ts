import type { lessons } from '@afrolearn/contract/lessons.ts';
import { anyone, ofClass, type PolicyOf, teachers } from '#http/policy.ts';

export const lessonsPolicy = {
  'GET /lesson/:id': { answers: anyone(), limit: 'R' },
  'GET /lessons': { answers: anyone(), limit: 'R' },
  // A lesson for one class: its members, a member's parent, its teacher and the head of the school.
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
} satisfies PolicyOf<typeof lessons>;
