import { accounts } from '@afrolearn/contract/accounts.ts';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { userByEmail, userById } from './accounts.db.ts';
import { passwordFits } from './passwords.ts';
import { register } from './register.ts';
import { endSession, newSession } from './sessions.ts';
import { asUser } from './user-reply.ts';

export const accountRoutes = serve(accounts, {
  'POST /register': async ({ body, ...world }) => ({
    user: await asUser(world.db, await register(world, body)),
  }),

  'POST /login': async ({ body, db, now }) => {
    const id = userIdOf(body.email);
    const user = id === null ? await userByEmail(db, body.email.toLowerCase()) : await userById(db, id);
    if (!(await passwordFits(user?.passwordHash ?? null, body.password)) || user === null) {
      throw refuse('login/failed');
    }
    if (user.suspendedAt !== null) throw refuse('login/suspended');
    return { token: await newSession(db, user, now()), user: await asUser(db, user) };
  },

  'POST /logout': async ({ user, db, now }) => {
    await endSession(db, user.sessionId, now());
    return done;
  },

  'GET /me': async ({ user, db }) => {
    const row = await userById(db, user.id);
    if (row === null) throw refuse('session/expired');
    return await asUser(db, row);
  },
});
