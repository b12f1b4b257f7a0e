import type { avatars as calls } from '@afrolearn/contract/avatars.ts';
import { ofLearner, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { avatarRoutes } from './avatars.routes.ts';

export const avatars = defineSlice({
  name: 'avatars',
  routes: avatarRoutes,
  policy: {
    'GET /avatars': { answers: signedIn(), limit: 'R' },
    'GET /avatars/user/:userId': { answers: { ...ofLearner(), friend: 200, classmate: 200 }, limit: 'R' },
    'PUT /avatars/user/:userId': { answers: own(), limit: 'W' },
    'GET /avatars/user/:userId/unlocked': {
      answers: { ...own(), 'class teacher': 200, 'linked parent': 200 },
      limit: 'R',
    },
    'POST /avatars/unlock': { answers: own(), limit: 'W' },
  } satisfies PolicyOf<typeof calls>,
});
