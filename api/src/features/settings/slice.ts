import type { settings as calls } from '@afrolearn/contract/settings.ts';
import { adults, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings = defineSlice({
  name: 'settings',
  routes: settingsRoutes,
  policy: {
    'PATCH /me': { answers: signedIn(), limit: 'ME' },
    'POST /upload-avatar': { answers: adults(), limit: 'U' },
    'POST /change-password': { answers: signedIn(), limit: 'AU' },
    'GET /sessions': { answers: signedIn(), limit: 'R' },
    'DELETE /sessions/:id': { answers: own(), limit: 'W' },
    'POST /sessions/end-others': { answers: signedIn(), limit: 'W' },
    'GET /settings': { answers: signedIn(), limit: 'R' },
    'PUT /settings': { answers: signedIn(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
