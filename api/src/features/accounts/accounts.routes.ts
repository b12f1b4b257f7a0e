import { accounts } from '@afrolearn/contract/accounts.ts';
import { done, serve } from '#http/serve.ts';
import { endSession } from './sessions.db.ts';
import { asUser } from './user-reply.ts';

export const accountRoutes = serve(accounts, {
  'POST /logout': async ({ user, db, now }) => {
    await endSession(db, user.sessionId, now());
    return done;
  },

  'GET /me': async ({ user, db }) => await asUser(db, user),
});
