/** The end of a sign-in: a session, or half of one that needs a number. */
import { createHash, randomBytes } from 'node:crypto';
import type { Session, SignedIn } from '@afrolearn/contract/accounts.ts';
import type { z } from 'zod';
import { logSecurity } from '#db/security-log.ts';
import { asUser, newSession, type UserRow, userById } from '#features/accounts/index.ts';
import { refuse } from '#http/refuse.ts';
import { type Asking, checkNumber } from './numbers.ts';
import { halfOf, keepHalf, spendHalf, whoHasFactor } from './second-factor.db.ts';

const halfLives = 10 * 60 * 1000;

const markOf = ({ passwordHash }: UserRow): Buffer =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest();

type From = Asking & { agent: string };

/** After a correct password or provider. */
export const openSession = async (from: From, user: UserRow): Promise<z.infer<typeof SignedIn>> => {
  const { db, now, client } = from;
  if (!(await whoHasFactor(db, [user.id])).has(user.id))
    return { token: await newSession(db, user, now(), from), user: await asUser(db, user) };
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + halfLives);
  await keepHalf(db, { ticket, userId: user.id, passwordMark: markOf(user), expiresAt });
  await logSecurity(db, 'second-factor-asked', { at: now(), user, detail: { place: client.place } });
  return { secondFactor: { ticket, expiresAt: expiresAt.toISOString() } };
};

/** The second step. A ticket works once, and not after a password change or suspension. */
export const finishSession = async (
  from: From,
  { ticket, code }: { ticket: string; code: string },
): Promise<z.infer<typeof Session>> => {
  const { db, now, client } = from;
  const half = await halfOf(db, ticket, now());
  const user = half === null ? null : await userById(db, half.userId);
  if (half === null || user === null || !markOf(user).equals(half.passwordMark))
    throw refuse('second-factor/too-late');
  if (user.suspendedAt !== null) throw refuse('login/suspended');
  await checkNumber(from, user, code);
  if (!(await spendHalf(db, ticket))) throw refuse('second-factor/too-late');
  await logSecurity(db, 'second-factor-passed', { at: now(), user, detail: { place: client.place } });
  return { token: await newSession(db, user, now(), from, now()), user: await asUser(db, user) };
};
