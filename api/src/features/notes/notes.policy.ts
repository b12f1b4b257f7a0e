import type { notes } from '@afrolearn/contract/notes.ts';
import { own, type PolicyOf, signedIn } from '#http/policy.ts';

export const notesPolicy = {
  'GET /lesson/:id/notes': { answers: signedIn(), limit: 'R' },
  'POST /lesson/:id/notes': { answers: signedIn(201), limit: 'W' },
  'DELETE /lesson/:id/notes/:noteId': { answers: own(), limit: 'W' },
} satisfies PolicyOf<typeof notes>;
