import type { narrations as calls } from '@afrolearn/contract/narrations.ts';
import { reads } from '#http/limits/limit.ts';
import { ofClass, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { voiceRecordings } from './limits.ts';
import { narrationRoutes } from './narrations.routes.ts';

/** Unverified teachers manage their class, but may not narrate. */
const tellsClass = (status: number) => ({ ...ofClass(status) });

export const narrations = defineSlice({
  name: 'narrations',
  routes: narrationRoutes,
  policy: {
    'GET /lessons/:id/voices': { answers: signedIn(), limit: reads },
    'GET /lessons/:id/sounds': { answers: signedIn(), limit: reads },
    'POST /lessons/:id/voices': { answers: tellsClass(201), limit: voiceRecordings },
    'DELETE /lessons/:id/voices/:voiceId': { answers: tellsClass(200), limit: voiceRecordings },
  } satisfies PolicyOf<typeof calls>,
});
