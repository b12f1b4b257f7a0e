import type { settings } from '@afrolearn/contract/settings.ts';
import { adults, own, type PolicyOf, signedIn } from '#http/policy.ts';

export const settingsPolicy = {
  'PATCH /me': { answers: signedIn(), limit: 'ME' },
  'POST /upload-avatar': { answers: adults(), limit: 'U' },
  'POST /change-password': { answers: signedIn(), limit: 'AU' },
  'GET /sessions': { answers: signedIn(), limit: 'R' },
  'DELETE /sessions/:id': { answers: own(), limit: 'W' },
  'POST /sessions/end-others': { answers: signedIn(), limit: 'W' },
  'GET /settings': { answers: signedIn(), limit: 'R' },
  'PUT /settings': { answers: signedIn(), limit: 'W' },
} satisfies PolicyOf<typeof settings>;
