import type { notes as calls } from '@afrolearn/contract/notes.ts';
import { learners, ofClass, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { noteRoutes } from './notes.routes.ts';

export const notes = defineSlice({
  name: 'notes',
  routes: noteRoutes,
  policy: {
    'GET /lesson/:id/shared': { answers: signedIn(), limit: 'R' },
    'POST /lesson/:id/shared': {
      answers: { ...learners(201), 'learner without consent': 403 },
      limit: 'SH',
    },
    'DELETE /lesson/:id/shared/:postId': { answers: own(), limit: 'W' },
    'POST /lesson/:id/shared/:postId/hide': { answers: ofClass(), limit: 'W' },
    'GET /lesson/:id/notes': { answers: signedIn(), limit: 'R' },
    'POST /lesson/:id/notes': { answers: signedIn(201), limit: 'W' },
    'DELETE /lesson/:id/notes/:noteId': { answers: own(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
