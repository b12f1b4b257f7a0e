import type { avatars as calls } from '@afrolearn/contract/avatars.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { ofLearner, own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { avatarRoutes } from './avatars.routes.ts';

export const avatars = defineSlice({
  name: 'avatars',
  routes: avatarRoutes,
  policy: {
    'GET /avatars': { answers: signedIn(), limit: reads },
    'GET /avatars/user/:userId': { answers: { ...ofLearner(), friend: 200, classmate: 200 }, limit: reads },
    'PUT /avatars/user/:userId': { answers: own(), limit: writes },
    'GET /avatars/user/:userId/unlocked': {
      answers: { ...own(), 'class teacher': 200, 'linked parent': 200 },
      limit: reads,
    },
    'POST /avatars/unlock': { answers: own(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
