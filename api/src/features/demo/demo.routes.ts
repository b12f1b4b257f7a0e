import { demo } from '@afrolearn/contract/demo.ts';
import { asUser, newSession } from '#features/accounts/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { demoPeople, demoPerson } from './demo.db.ts';

export const demoRoutes = serve(demo, {
  'GET /demo/people': async ({ db }) => {
    const rows = await demoPeople(db);
    return rows.map((row) => ({ ...row, about: row.about ?? '' }));
  },

  'POST /demo/sign-in': async ({ body, db, now, agent, client }) => {
    const row = await demoPerson(db, body.personId);
    if (row === null) throw refuse('demo/no-such-person');
    if (row.suspendedAt !== null) throw refuse('login/suspended');
    // The demo needs one tap, even with a second factor.
    const token = await newSession(db, row, now(), { agent, client }, now());
    return { token, user: await asUser(db, row) };
  },
});
