import { secondFactor } from '@afrolearn/contract/second-factor.ts';
import { mustProve, ownRow, type UserRow } from '#features/accounts/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { finishSession } from './open-session.ts';
import { codesLeft, factorOf } from './second-factor.db.ts';
import { begin, confirm, newCodes, reset, switchOff } from './switch.ts';

/** Children use pictures, cards and passwords: permissions exempt them. */
const adultRow = async ({ db }: Pick<World, 'db'>, user: Person): Promise<UserRow> => {
  if (user.role === 'learner') throw refuse('access/denied');
  return await ownRow(db, user);
};

export const secondFactorRoutes = serve(secondFactor, {
  'POST /login/code': async ({ body, ...world }) => await finishSession(world, body),

  'GET /second-factor': async ({ user, ...world }) => {
    const row = await adultRow(world, user);
    const factor = await factorOf(world.db, row.id);
    const since = factor?.confirmedAt ?? null;
    return {
      on: since !== null,
      since: since?.toISOString() ?? null,
      codesLeft: since === null ? 0 : await codesLeft(world.db, row.id),
      required: mustProve(world, row),
    };
  },

  'POST /second-factor': async ({ body, user, ...world }) =>
    await begin(world, user, await adultRow(world, user), body.password),

  'PUT /second-factor': async ({ body, user, ...world }) => ({
    codes: await confirm(world, user, await adultRow(world, user), body.code),
  }),

  'POST /second-factor/codes': async ({ body, user, ...world }) => ({
    codes: await newCodes(world, user, await adultRow(world, user), body),
  }),

  'POST /second-factor/off': async ({ body, user, ...world }) => {
    await switchOff(world, user, await adultRow(world, user), body);
    return done;
  },

  'DELETE /people/:id/second-factor': async ({ params, user, ...world }) => {
    await reset(world, user, params.id);
    return done;
  },
});
