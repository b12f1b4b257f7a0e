import { demo } from '@afrolearn/contract/demo.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/tables.ts';
import { asUser, newSession } from '#features/accounts/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';

export const demoRoutes = serve(demo, {
  'GET /demo/people': async ({ db }) => {
    const rows = await db
      .select({
        id: users.id,
        name: users.name,
        role: users.role,
        about: users.demoAbout,
        picture: users.picture,
      })
      .from(users)
      .where(isNotNull(users.demoAbout))
      .orderBy(asc(users.role), asc(users.name));
    return rows.map((row) => ({ ...row, about: row.about ?? '' }));
  },

  'POST /demo/sign-in': async ({ body, db, now, agent }) => {
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, body.personId), isNotNull(users.demoAbout)));
    if (row === undefined) throw refuse('demo/no-such-person');
    return { token: await newSession(db, row, now(), agent), user: await asUser(db, row) };
  },
});
