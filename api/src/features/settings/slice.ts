import type { settings as calls } from '@afrolearn/contract/settings.ts';
import { profileChanges, secretTries } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { adults, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { profilePhotos } from './limits.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings = defineSlice({
  name: 'settings',
  routes: settingsRoutes,
  policy: {
    'PATCH /me': { answers: signedIn(), limit: profileChanges },
    'POST /upload-avatar': { answers: adults(), limit: profilePhotos },
    'POST /change-password': { answers: signedIn(), limit: secretTries },
    'GET /sessions': { answers: signedIn(), limit: reads },
    'DELETE /sessions/:id': { answers: own(), limit: writes },
    'POST /sessions/end-others': { answers: signedIn(), limit: writes },
    'GET /settings': { answers: signedIn(), limit: reads },
    'PUT /settings': { answers: signedIn(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
