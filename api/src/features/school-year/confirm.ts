import { logSecurityOfMany } from '#db/security-log.ts';
import { confirmAgain, lockAdministrators, ownPasswordFits, ownRow } from '#features/accounts/index.ts';
import { ownSchool } from '#features/bonds/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/**
 * Nobody confirms themselves where another can: two administrators confirm each other. A single one confirms
 * with the password.
 */
const checkOwn = async (world: World & { client: Client }, user: Person, password: string | undefined) => {
  const heads = await lockAdministrators(world.db, ownSchool(user));
  if (heads.some((id) => id !== user.id)) throw refuse('people/confirm-by-another');
  if (password === undefined)
    throw refuse('request/invalid', { fields: { password: { key: 'password/own-missing' } } });
  if (!(await ownPasswordFits(world, await ownRow(world.db, user), password)))
    throw refuse('settings/wrong-password', { fields: { password: { key: 'password/wrong' } } });
};

/** Returns the number confirmed: people of the school with an earlier confirmation. */
export const confirmPeople = async (
  world: World & { client: Client },
  user: Person,
  { ids, password }: { ids: readonly number[]; password?: string | undefined },
): Promise<number> => {
  if (ids.includes(user.id)) await checkOwn(world, user, password);
  const { now } = world;
  return await world.db.transaction(async (db) => {
    const rows = await confirmAgain(db, ownSchool(user), ids, now());
    const logged = rows.map((row) => ({ at: now(), user: row, detail: { by: user.id } }));
    await logSecurityOfMany(db, 'adult-confirmed-again', logged);
    return rows.length;
  });
};
