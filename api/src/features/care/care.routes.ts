import { care } from '@afrolearn/contract/care.ts';
import { logSecurity } from '#db/security-log.ts';
import { ownRow, type UserRow, userById } from '#features/accounts/index.ts';
import { personFor } from '#features/bonds/index.ts';
import { logLook } from '#features/looks/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { familyOf } from './care.db.ts';
import { copyOf } from './copy.ts';
import { askToLeave, beginLeaving, checkProof, keep, standingOf } from './leave.ts';

/** A child with a guardian cannot decide alone (decision 0054). */
const hasGuardian = async ({ db }: Pick<World, 'db'>, { id, role }: UserRow): Promise<boolean> =>
  role === 'learner' && (await familyOf(db, id)).length > 0;

const ownChild = ({ db }: Pick<World, 'db'>, user: Person, id: number): Promise<UserRow> =>
  personFor(db, user, id, ['guardian']);

export const careRoutes = serve(care, {
  'GET /me/export': async ({ user, ...world }) => {
    const row = await ownRow(world.db, user);
    await logSecurity(world.db, 'copy-taken', { at: world.now(), user: row, detail: { by: user.id } });
    return await copyOf(world, row, user.id);
  },

  'GET /me/care': async ({ user, db }) => {
    const row = await ownRow(db, user);
    return standingOf(row, await hasGuardian({ db }, row));
  },

  'DELETE /me': async ({ user, body, ...world }) => {
    const row = await ownRow(world.db, user);
    await checkProof(world, user, row, body.password);
    if (await hasGuardian(world, row)) return standingOf(await askToLeave(world, row.id), true);
    return standingOf(await beginLeaving(world, row.id, user.id), false);
  },

  'POST /me/keep': async ({ user, ...world }) => {
    const row = await ownRow(world.db, user);
    const needsGuardian = await hasGuardian(world, row);
    if (needsGuardian && row.leavesAt !== null) throw refuse('care/guardian-decides');
    return standingOf(await keep(world, row, user.id), needsGuardian);
  },

  'GET /children/:id/export': async ({ params, user, ...world }) => {
    const child = await ownChild(world, user, params.id);
    const at = world.now();
    await logSecurity(world.db, 'copy-taken', { at, user: child, detail: { by: user.id } });
    await logLook(world.db, { viewerId: user.id, learnerIds: [child.id], what: 'export', at });
    return await copyOf(world, child, user.id);
  },

  'GET /children/:id/care': async ({ params, user, db }) => {
    const child = await ownChild({ db }, user, params.id);
    return { ...standingOf(child, true), name: child.name };
  },

  'DELETE /children/:id/account': async ({ params, user, body, ...world }) => {
    const child = await ownChild(world, user, params.id);
    const own = await userById(world.db, user.id);
    if (own === null) throw refuse('session/expired');
    await checkProof(world, user, own, body.password);
    return standingOf(await beginLeaving(world, child.id, user.id), true);
  },

  'POST /children/:id/account/keep': async ({ params, user, ...world }) => {
    await keep(world, await ownChild(world, user, params.id), user.id);
    return done;
  },
});
