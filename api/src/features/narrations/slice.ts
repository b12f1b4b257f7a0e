import type { narrations as calls } from '@afrolearn/contract/narrations.ts';
import { ofClass, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { narrationRoutes } from './narrations.routes.ts';

/** Unverified teachers manage their class, but may not narrate. */
const tellsClass = (status: number) => ({ ...ofClass(status) });

export const narrations = defineSlice({
  name: 'narrations',
  routes: narrationRoutes,
  policy: {
    'GET /lessons/:id/voices': { answers: signedIn(), limit: 'R' },
    'GET /lessons/:id/sounds': { answers: signedIn(), limit: 'R' },
    'POST /lessons/:id/voices': { answers: tellsClass(201), limit: 'NA' },
    'DELETE /lessons/:id/voices/:voiceId': { answers: tellsClass(200), limit: 'NA' },
  } satisfies PolicyOf<typeof calls>,
});
