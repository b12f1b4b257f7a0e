import type { notes as calls } from '@afrolearn/contract/notes.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, ofClass, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { sharedNotes } from './limits.ts';
import { noteRoutes } from './notes.routes.ts';

export const notes = defineSlice({
  name: 'notes',
  routes: noteRoutes,
  policy: {
    'GET /lesson/:id/shared': { answers: signedIn(), limit: reads },
    'POST /lesson/:id/shared': {
      answers: { ...learners(201), 'learner without consent': 403 },
      limit: sharedNotes,
    },
    'DELETE /lesson/:id/shared/:postId': { answers: own(), limit: writes },
    'POST /lesson/:id/shared/:postId/hide': { answers: ofClass(), limit: writes },
    'GET /lesson/:id/notes': { answers: signedIn(), limit: reads },
    'POST /lesson/:id/notes': { answers: signedIn(201), limit: writes },
    'DELETE /lesson/:id/notes/:noteId': { answers: own(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
