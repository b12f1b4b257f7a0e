import type { notifications } from '@afrolearn/contract/notifications.ts';
import { own, type PolicyOf, signedIn } from '#http/policy.ts';

export const notificationsPolicy = {
  'GET /notifications': { answers: signedIn(), limit: 'R' },
  'POST /notifications/read': { answers: signedIn(), limit: 'W' },
  'POST /notifications/:id/read': { answers: own(), limit: 'W' },
} satisfies PolicyOf<typeof notifications>;
