import type { Adult } from '@afrolearn/contract/administration.ts';
import { note } from '#db/security-log.ts';
import { endOtherSessions, giveClassCodes, type UserRow } from '#features/accounts/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { adultFor, ownSchool } from './administration.access.ts';
import { dropLinkCodes, holdAdministrators, markConfirmed, markSuspended } from './administration.db.ts';
import { removeCodesOf } from './staff-codes.db.ts';

export const asAdult = (row: UserRow): Adult => ({
  id: row.id,
  name: row.name,
  role: row.role === 'teacher' ? 'teacher' : 'parent',
  email: row.email,
  administrator: row.administrator,
  verified: row.verifiedAt !== null,
  suspended: row.suspendedAt !== null,
  since: row.createdAt.toISOString(),
});

/** From now on the school knows this adult; a teacher's classes are the school's, and pupils can ask to join them. */
export const confirmAdult = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  id: number,
  schoolId: number,
  by: 'word' | 'code',
): Promise<UserRow> => {
  const row = await markConfirmed(db, id, schoolId, { by, now: now() });
  if (row === null) throw refuse(by === 'word' ? 'access/not-found' : 'staff/already-confirmed');
  if (row.role === 'teacher') await giveClassCodes(db, id, schoolId);
  return row;
};

export const verifyAdult = async ({ db, now }: World, user: Person, id: number): Promise<UserRow> =>
  await db.transaction(async (transaction) => {
    const row = await confirmAdult({ db: transaction, now }, id, ownSchool(user), 'word');
    await note(transaction, 'adult-verified', { at: now(), user: row, detail: { by: user.id } });
    return row;
  });

/**
 * Ends every session in the same transaction, and with them the codes by which this adult could let others in.
 * A login that is under way meanwhile opens nothing: each request looks at the account again.
 */
export const suspendAdult = async ({ db, now }: World, user: Person, id: number): Promise<UserRow> =>
  await db.transaction(async (transaction) => {
    const adult = await adultFor(transaction, user, id);
    if (adult.administrator) {
      const others = (await holdAdministrators(transaction, ownSchool(user))).filter((one) => one !== id);
      if (others.length === 0) throw refuse('people/last-administrator');
    }
    const row = await markSuspended(transaction, id, adult.suspendedAt ?? now());
    const ended = await endOtherSessions(transaction, id, null, now());
    await dropLinkCodes(transaction, id);
    await removeCodesOf(transaction, id);
    await note(transaction, 'adult-suspended', { at: now(), user: row, detail: { by: user.id, ended } });
    return row;
  });

export const restoreAdult = async ({ db, now }: World, user: Person, id: number): Promise<UserRow> =>
  await db.transaction(async (transaction) => {
    const adult = await adultFor(transaction, user, id);
    const row = await markSuspended(transaction, adult.id, null);
    await note(transaction, 'adult-restored', { at: now(), user: row, detail: { by: user.id } });
    return row;
  });
