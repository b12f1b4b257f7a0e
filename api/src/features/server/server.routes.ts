import { server } from '@afrolearn/contract/server.ts';
import { done, serve } from '#http/serve.ts';
import { askDatabase, keepVitals } from './server.db.ts';

export const serverRoutes = serve(server, {
  'GET /health': async ({ db, env }) => {
    await askDatabase(db);
    return {
      status: 'ok' as const,
      profile: env.profile,
      support: env.support,
      ...(env.openid === null ? {} : { signInWith: env.openid.name }),
      ...(env.mail === null ? {} : { mail: true as const }),
    };
  },

  'POST /vitals': async ({ body, db, now }) => {
    await keepVitals(db, { ...body, createdAt: now() });
    return done;
  },
});
