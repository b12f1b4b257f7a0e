import type { Role } from '@afrolearn/contract/values.ts';
import { posingPupilProblem } from '@afrolearn/learning/safety/posing-name.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { addUser, type UserRow, userByEmail } from '#features/accounts/index.ts';
import { asProfileMakes } from '#features/entry/index.ts';
import { welcome } from '#features/notifications/index.ts';
import { textsWithWords } from '#features/school-words/index.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type Identity, stranger } from './identity.ts';
import { addIdentity, lockIdentity, userOfIdentity } from './openid.db.ts';

export type Asking = World & { client: Client };

/**
 * An existing email is never linked or duplicated, even if unverified: only issuer and subject identify a
 * person (ASVS 6.8.1, 10.5.2).
 */
const refuseTaken = async (db: Db, { email }: Identity): Promise<void> => {
  const holder = email === null ? null : await userByEmail(db, email.address);
  if (holder === null) return;
  throw refuse(holder.passwordHash === null ? 'register/email-taken' : 'google/email-has-password');
};

/** Like a registration, but without password, class and picture, which would be external. */
const makeAccount = async (asking: Asking, identity: Identity, role: Role): Promise<UserRow> => {
  const { db, env, client } = asking;
  const now = asking.now();
  await refuseTaken(db, identity);
  const email = identity.email?.verified === true ? identity.email.address : null;
  const made = { role, name: stranger, email, createdAt: now };
  const person = await asProfileMakes(asking, made);
  const refused = await textsWithWords(db, person.schoolId ?? person.waitingSchoolId ?? null, identity.names);
  const isPosing = (one: string) => role === 'learner' && posingPupilProblem(one) !== null;
  const name = identity.names.find((one) => !refused.has(one) && !isPosing(one)) ?? stranger;
  const row = await addUser(db, env.profile, { ...person, name });
  // The email was taken concurrently.
  if (row === null) throw refuse('register/email-taken');
  await addIdentity(db, identity, row.id, now);
  await welcome(db, row, now);
  await logSecurity(db, 'registered', { at: now, user: row, detail: { role, place: client.place } });
  return row;
};

/** The account of an identity, created on first use. */
const accountOf = async (asking: Asking, identity: Identity, role: Role): Promise<UserRow> =>
  await asking.db.transaction(async (db) => {
    await lockIdentity(db, identity);
    return (await userOfIdentity(db, identity)) ?? (await makeAccount({ ...asking, db }, identity, role));
  });

/** Signs a verified identity in to its account, or to a new one with this role. */
export const enterAs = async (asking: Asking, identity: Identity, role: Role): Promise<UserRow> => {
  const user = await accountOf(asking, identity, role);
  const { place } = asking.client;
  if (user.suspendedAt !== null) {
    await logSecurity(asking.db, 'login-suspended', { at: asking.now(), user, detail: { place } });
    throw refuse('login/suspended');
  }
  await logSecurity(asking.db, 'login-succeeded', {
    at: asking.now(),
    user,
    detail: { place, knownDevice: false },
  });
  return user;
};
