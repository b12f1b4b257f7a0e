import type { care as calls } from '@afrolearn/contract/care.ts';
import { profileChanges } from '#features/accounts/index.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { careRoutes } from './care.routes.ts';
import { dataExports } from './limits.ts';

/** Adults with duties are refused: with open classes, or as the only head. */
const whoMayGo = {
  ...signedIn(),
  'class teacher': 409,
  'teacher of the school': 409,
  'teacher of another school': 409,
  administrator: 409,
  'administrator of another school': 409,
};

export const care = defineSlice({
  name: 'care',
  routes: careRoutes,
  policy: {
    'GET /me/export': { answers: signedIn(), limit: dataExports },
    'GET /me/care': { answers: signedIn(), limit: reads },
    'DELETE /me': { answers: whoMayGo, limit: profileChanges },
    'POST /me/keep': { answers: signedIn(), limit: writes },
    'GET /children/:id/export': { answers: parents(200, 404), limit: dataExports },
    'GET /children/:id/care': { answers: parents(200, 404), limit: reads },
    'DELETE /children/:id/account': { answers: parents(200, 404), limit: profileChanges },
    'POST /children/:id/account/keep': { answers: parents(200, 404), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
