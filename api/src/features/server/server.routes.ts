import { server } from '@afrolearn/contract/server.ts';
import { sql } from 'drizzle-orm';
import { pageVitals } from '#db/tables.ts';
import { done, serve } from '#http/serve.ts';

export const serverRoutes = serve(server, {
  'GET /health': async ({ db, env }) => {
    await db.execute(sql`select 1`);
    return {
      status: 'ok' as const,
      profile: env.profile,
      support: env.support,
      ...(env.openid === null ? {} : { signInWith: env.openid.name }),
      ...(env.mail === null ? {} : { mail: true as const }),
    };
  },

  'POST /vitals': async ({ body, db, now }) => {
    // The report is sent when a page is left, so a phone may send it twice: the id makes it one row.
    await db
      .insert(pageVitals)
      .values({ ...body, createdAt: now() })
      .onConflictDoNothing();
    return done;
  },
});
