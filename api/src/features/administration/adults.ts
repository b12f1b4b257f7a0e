import type { Adult } from '@afrolearn/contract/administration.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import {
  endOtherSessions,
  lockAdministrators,
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

/** `factors`: the ids with a second factor. */
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

/** An adult of the administrator's school, or one waiting for it. */
const adultFor = async (db: Db, administrator: Person, id: number): Promise<UserRow> => {
  const adult = await personFor(db, administrator, id, ['self', 'administrator', 'awaited administrator']);
  if (adult.role === 'learner') throw refuse('access/not-found');
  return adult;
};

/** Confirms an adult: a teacher's classes become the school's, and pupils can ask to join. */
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
 * Ends every session and this adult's codes in one transaction. A concurrent login gains nothing, because
 * each request checks the account.
 */
export const suspendAdult = async ({ db, now }: World, user: Person, id: number): Promise<UserRow> =>
  await db.transaction(async (transaction) => {
    const adult = await adultFor(transaction, user, id);
    if (adult.administrator) {
      const others = (await lockAdministrators(transaction, ownSchool(user))).filter((one) => one !== id);
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
