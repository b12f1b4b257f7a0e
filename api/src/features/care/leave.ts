/** Requests and cancels account deletions (permissions N7 and N8). */
import type { Leaving } from '@afrolearn/contract/care.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import {
  endOtherSessions,
  graceDays,
  keepAccount,
  lockAdministrators,
  lockUser,
  markLeaving,
  markWish,
  ownPasswordFits,
  signedInAt,
  type UserRow,
  userById,
} from '#features/accounts/index.ts';
import { classesTaughtBy } from '#features/classes/index.ts';
import { aboutChildren, repeatNews } from '#features/notifications/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { Mailer } from '#mail/mailer.ts';
import { addressOf, familyOf } from './care.db.ts';
import { writeTo } from './letters.ts';

type Asking = World & { client: Client; mail: Mailer | null };

const day = 24 * 60 * 60 * 1000;
const freshFor = 10 * 60 * 1000;

export const standingOf = (row: UserRow, needsGuardian: boolean): Leaving => ({
  leavesAt: row.leavesAt?.toISOString() ?? null,
  by: row.leavesAt === null ? null : row.leavesBy === row.id ? 'self' : 'guardian',
  asked: row.wantsToLeaveAt !== null,
  needsGuardian,
});

/** An unattended tablet must not suffice to delete an account. */
export const checkProof = async (
  asking: Asking,
  person: Person,
  row: UserRow,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined && password !== '' && row.passwordHash !== null) {
    if (await ownPasswordFits(asking, row, password)) return;
    throw refuse('settings/wrong-password', { fields: { password: { key: 'password/wrong' } } });
  }
  const since = await signedInAt(asking.db, person.sessionId);
  if (since === null || asking.now().getTime() - since.getTime() >= freshFor)
    throw refuse('care/sign-in-again');
};

/** A school must keep a head, and a class with pupils its teacher. */
const checkDuties = async (db: Db, row: UserRow): Promise<void> => {
  if (row.role !== 'teacher') return;
  if (row.administrator && row.schoolId !== null) {
    const heads = await lockAdministrators(db, row.schoolId);
    const others = await Promise.all(heads.filter((id) => id !== row.id).map((id) => userById(db, id)));
    if (!others.some((head) => head !== null && head.leavesAt === null))
      throw refuse('care/last-administrator');
  }
  if ((await classesTaughtBy(db, row.id)).length > 0) throw refuse('care/open-classes');
};

/** Starts the seven days: signs out everywhere and hides the account. */
export const beginLeaving = async (asking: Asking, personId: number, by: number): Promise<UserRow> => {
  const { db, env, mail, now } = asking;
  const at = new Date(now().getTime() + graceDays * day);
  const row = await db.transaction(async (transaction) => {
    await lockUser(transaction, personId);
    const before = await userById(transaction, personId);
    if (before === null) throw refuse('access/not-found');
    await checkDuties(transaction, before);
    const marked = await markLeaving(transaction, personId, { by, at });
    await endOtherSessions(transaction, personId, null, now());
    await logSecurity(transaction, 'account-leaves', { at: now(), user: marked, detail: { by } });
    return marked;
  });
  const about = { url: `${env.publicUrl}/login`, at: row.leavesAt };
  await writeTo(mail, await addressOf(db, personId), 'leaves', about);
  await writeTo(mail, await familyOf(db, personId), 'child-leaves', about);
  return row;
};

/** A child with a guardian only requests it; the guardians are notified and decide. */
export const askToLeave = async (asking: Asking, childId: number): Promise<UserRow> => {
  const { db, env, mail, now } = asking;
  const row = await markWish(db, childId, now());
  const family = await familyOf(db, childId);
  const news = family.map(({ id }) => ({
    userId: id,
    kind: 'child-wants-to-leave' as const,
    about: aboutChildren([childId]),
    once: `child-wants-to-leave ${childId}`,
  }));
  await repeatNews(db, news, now());
  await writeTo(mail, family, 'asks', { url: `${env.publicUrl}/parent-dashboard`, at: null });
  return row;
};

export const keep = async (asking: Asking, row: UserRow, by: number): Promise<UserRow> => {
  const { db, env, mail, now } = asking;
  const kept = await keepAccount(db, row.id);
  if (row.leavesAt === null) return kept;
  await logSecurity(db, 'account-kept', { at: now(), user: row, detail: { by } });
  const told = [...(await addressOf(db, row.id)), ...(await familyOf(db, row.id))];
  await writeTo(mail, told, 'kept', { url: `${env.publicUrl}/login`, at: null });
  return kept;
};
