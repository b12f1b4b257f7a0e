import type { openid } from '@afrolearn/contract/openid.ts';
import { eq } from 'drizzle-orm';
import { users } from '#db/tables.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const openidSamples = {
  'GET /auth/provider': { ask: nothing },
  'POST /auth/google': { ask: () => ({ body: { credential: 'any' } }), owns: { role: 400 } },
  'PUT /me/class': {
    ask: async ({ db, people }, actor) => {
      // A class can be chosen only once, so each cell starts without one.
      if (actor !== 'anonymous')
        await db.update(users).set({ gradeId: null }).where(eq(users.id, people[actor].id));
      return { body: { country: 'Uganda', grade: 'Primary 4' } };
    },
  },
} satisfies SamplesOf<typeof openid>;
