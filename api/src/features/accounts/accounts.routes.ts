import { accounts } from '@afrolearn/contract/accounts.ts';
import { mustVerify, sendVerification } from '#features/mail/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { userById } from './accounts.db.ts';
import { register } from './register.ts';
import { endSession } from './sessions.db.ts';
import { newSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { asUser } from './user-reply.ts';

export const accountRoutes = serve(accounts, {
  'POST /register': async ({ body, mail, ...world }) => {
    const row = await register({ ...world, mail }, body);
    const user = await asUser(world.db, row);
    if (mail === null || !mustVerify(row)) return { user };
    const sent = await sendVerification({ ...world, mail }, row, body.email);
    return { user, verification: sent ? ('sent' as const) : ('failed' as const) };
  },

  'POST /login': async ({ body, agent, ...world }) => {
    const user = await signIn(world, body.email, body.password);
    return {
      token: await newSession(world.db, user, world.now(), { ...world, agent }),
      user: await asUser(world.db, user),
    };
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
