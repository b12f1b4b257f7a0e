import type { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { ofClass, type PolicyOf, teachers } from '#http/policy.ts';

export const ownLessonsPolicy = {
  'GET /own-lessons': { answers: teachers(), limit: 'R' },
  'GET /lessons/:id/versions': { answers: ofClass(), limit: 'R' },
  'POST /lessons/:id/versions/:version/restore': { answers: ofClass(), limit: 'LE-change' },
  'POST /lessons/:id/pictures': { answers: ofClass(), limit: 'LE-picture' },
  'GET /drawings': { answers: { ...teachers(), 'unverified teacher': 403 }, limit: 'R' },
} satisfies PolicyOf<typeof ownLessons>;
