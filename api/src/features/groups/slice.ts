import type { groups as calls } from '@afrolearn/contract/groups.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { learners, own, type PolicyOf, parents, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { groupRoutes } from './groups.routes.ts';
import { groupInvitations, madeGroups } from './limits.ts';

/* The sample's group belongs to the owner's class: its teacher and the administrator supervise it. */
const inside = (status = 200) => ({ ...own(status), 'class teacher': status, administrator: status });

export const groups = defineSlice({
  name: 'groups',
  routes: groupRoutes,
  policy: {
    'GET /groups': { answers: signedIn(), limit: reads },
    'GET /groups/invitations/pending': { answers: signedIn(), limit: reads },
    'GET /children/:id/groups': { answers: parents(200, 404), limit: reads },
    'GET /groups/friends': { answers: signedIn(), limit: reads },
    'GET /groups/:id/achievements': { answers: inside(), limit: reads },
    'GET /groups/:id/leaderboard': { answers: inside(), limit: reads },
    'GET /groups/:id/progress': { answers: inside(), limit: reads },
    // Learners with an open community, and confirmed teachers for their class; the administrators here have
    // none.
    'POST /community/groups': {
      answers: {
        ...learners(201),
        'learner without consent': 403,
        'class teacher': 201,
        'teacher of the school': 201,
        'teacher of another school': 201,
      },
      limit: madeGroups,
    },
    'POST /community/groups/:id/join': {
      answers: { ...learners(404), owner: 409, classmate: 200 },
      limit: writes,
    },
    'POST /community/groups/:id/invite': {
      answers: { ...own(), classmate: 403, 'class teacher': 403, administrator: 403 },
      limit: groupInvitations,
    },
    'POST /groups/invitations/:id/accept': { answers: { ...learners(404), owner: 200 }, limit: writes },
    'POST /groups/invitations/:id/decline': { answers: own(), limit: writes },
    'POST /groups/:id/leave': { answers: own(), limit: writes },
    'DELETE /groups/:id/members/:userId': { answers: { ...inside(), classmate: 403 }, limit: writes },
    'DELETE /groups/:id': { answers: { ...inside(), classmate: 403 }, limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
