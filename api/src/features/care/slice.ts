import type { care as calls } from '@afrolearn/contract/care.ts';
import { type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { careRoutes } from './care.routes.ts';

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
    'GET /me/export': { answers: signedIn(), limit: 'EX' },
    'GET /me/care': { answers: signedIn(), limit: 'R' },
    'DELETE /me': { answers: whoMayGo, limit: 'ME' },
    'POST /me/keep': { answers: signedIn(), limit: 'W' },
    'GET /children/:id/export': { answers: parents(200, 404), limit: 'EX' },
    'GET /children/:id/care': { answers: parents(200, 404), limit: 'R' },
    'DELETE /children/:id/account': { answers: parents(200, 404), limit: 'ME' },
    'POST /children/:id/account/keep': { answers: parents(200, 404), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
