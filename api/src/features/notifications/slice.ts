import type { notifications as calls } from '@afrolearn/contract/notifications.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { own, type PolicyOf, signedIn } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notifications = defineSlice({
  name: 'notifications',
  routes: notificationRoutes,
  policy: {
    'GET /notifications': { answers: signedIn(), limit: reads },
    'POST /notifications/read': { answers: signedIn(), limit: writes },
    'POST /notifications/:id/read': { answers: own(), limit: writes },
  } satisfies PolicyOf<typeof calls>,
});
