import type { Adult } from '@afrolearn/contract/administration.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import {
  endOtherSessions,
  holdAdministrators,
  markConfirmed,
  markSuspended,
  type UserRow,
} from '#features/accounts/index.ts';
import { ownSchool, personFor } from '#features/bonds/index.ts';
import { giveClassCodes } from '#features/classes/index.ts';
import { dropCodesOf } from '#features/families/index.ts';
import { removeCodesOf } from '#features/schools/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/** `factors`: who of them has switched on the second step. */
export const asAdult = (row: UserRow, factors: ReadonlySet<number>): Adult => ({
  id: row.id,
  name: row.name,
  role: row.role === 'teacher' ? 'teacher' : 'parent',
  email: row.email,
  administrator: row.administrator,
  verified: row.verifiedAt !== null,
  suspended: row.suspendedAt !== null,
  secondFactor: factors.has(row.id),
  since: row.createdAt.toISOString(),
});

/** An adult of the own school, or one who waits for it. */
const adultFor = async (db: Db, administrator: Person, id: number): Promise<UserRow> => {
  const adult = await personFor(db, administrator, id, ['self', 'administrator', 'awaited administrator']);
  if (adult.role === 'learner') throw refuse('access/not-found');
  return adult;
};

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
    await logSecurity(transaction, 'adult-verified', { at: now(), user: row, detail: { by: user.id } });
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
    await dropCodesOf(transaction, id);
    await removeCodesOf(transaction, id);
    await logSecurity(transaction, 'adult-suspended', {
      at: now(),
      user: row,
      detail: { by: user.id, ended },
    });
    return row;
  });

export const restoreAdult = async ({ db, now }: World, user: Person, id: number): Promise<UserRow> =>
  await db.transaction(async (transaction) => {
    const adult = await adultFor(transaction, user, id);
    const row = await markSuspended(transaction, adult.id, null);
    await logSecurity(transaction, 'adult-restored', { at: now(), user: row, detail: { by: user.id } });
    return row;
  });
