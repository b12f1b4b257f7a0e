import { server } from '@afrolearn/contract/server.ts';
import { logSecurity } from '#db/security-log.ts';
import { importFailedAt } from '#features/catalogue/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { isClockDoubted } from './clock.db.ts';
import { agrees, trustClock } from './clock.ts';
import { keepVitals } from './server.db.ts';

export const serverRoutes = serve(server, {
  'GET /health': async ({ db, env, disk }) => {
    // Throws while the database is unreachable.
    const failedAt = await importFailedAt(db);
    const doubted = await isClockDoubted(db);
    const room = disk?.state() ?? 'roomy';
    return {
      status: 'ok' as const,
      profile: env.profile,
      support: env.support,
      ...(env.publicUrl === null ? {} : { address: env.publicUrl }),
      ...(env.openid === null ? {} : { signInWith: env.openid.name }),
      ...(env.mail === null ? {} : { mail: true as const }),
      ...(failedAt === null ? {} : { lessons: 'old' as const }),
      ...(doubted ? { clock: 'doubted' as const } : {}),
      ...(room === 'roomy' ? {} : { disk: room }),
      ...(env.siteLinks.length === 0 ? {} : { siteLinks: [...env.siteLinks] }),
      ...(env.linkHosts.length === 0 ? {} : { linkHosts: [...env.linkHosts] }),
    };
  },

  'GET /answers': async ({ query, askMore }) => {
    const paths = [...new Set(query.to.split(','))];
    const answers = await Promise.all(paths.map(async (path) => [path, await askMore(path)] as const));
    return Object.fromEntries(answers);
  },

  'POST /server-clock': async ({ body, user, db, now }) => {
    if (!agrees(new Date(body.deviceTime), now())) throw refuse('clock/differs');
    await trustClock({ db, now });
    await logSecurity(db, 'clock-confirmed', { at: now(), user, detail: {} });
    return done;
  },

  'POST /vitals': async ({ body, db, now }) => {
    await keepVitals(db, { ...body, createdAt: now() });
    return done;
  },
});
