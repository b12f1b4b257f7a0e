import { notifications } from '@afrolearn/contract/notifications.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { markAllRead, markRead, notificationsOf } from './notifications.db.ts';
import { wordsOf } from './words.ts';

export const notificationRoutes = serve(notifications, {
  'GET /notifications': async ({ user, db, say }) =>
    (await notificationsOf(db, user.id)).map((row) => ({
      id: String(row.id),
      ...wordsOf(row, say),
      kind: row.kind,
      read: row.readAt !== null,
      createdAt: row.createdAt.toISOString(),
    })),

  'POST /notifications/read': async ({ body, user, db, now }) => {
    await markAllRead(db, user.id, body.ids.map(Number), now());
    return done;
  },

  'POST /notifications/:id/read': async ({ params, user, db, now }) => {
    if (!(await markRead(db, user.id, Number(params.id), now()))) throw refuse('access/not-found');
    return done;
  },
});
