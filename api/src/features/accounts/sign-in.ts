import { studentId, userIdOf } from '@afrolearn/learning/people/roles.ts';
import { logSecurity } from '#db/security-log.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { countUse, giveBack, secondsUntil, widthOf } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { type UserRow, userByEmail, userById } from './accounts.db.ts';
import { secretTries } from './limits.ts';
import { secretFits } from './secrets.ts';
import {
  countTry,
  forgetTries,
  isKnownDevice,
  rememberDevice,
  type Try,
  undoTry,
} from './sign-in-tries.db.ts';

type Asking = World & { client: Client };
type Allowed = Extract<Try, { allowed: true }>;

const unlimited: Allowed = {
  allowed: true,
  wrong: 0,
  wrongInRow: 0,
  lastOfWindow: false,
  lastOfAll: false,
};

/** Takes one of the account's tries, or refuses before any hashing. */
const takeTry = async (asking: Asking, account: string): Promise<Allowed> => {
  const width = widthOf(asking);
  if (!Number.isFinite(width)) return unlimited;
  const taken = await countTry(asking.db, account, asking.now(), width);
  if (taken.allowed) return taken;
  if (taken.locked) throw refuse('login/locked');
  throw refuse('limits/too-many', { retryAfter: secondsUntil(taken.endsAt, asking.now()) });
};

/** Logs a lockout: once when the account must wait, and once when it locks. */
const logWrong = async (asking: Asking, taken: Allowed, user: UserRow | null, knownDevice: boolean) => {
  const { place } = asking.client;
  const more = { at: asking.now(), user };
  if (taken.lastOfAll)
    await logSecurity(asking.db, 'login-locked', { ...more, detail: { place, wrong: taken.wrongInRow } });
  else if (taken.lastOfWindow)
    await logSecurity(asking.db, 'login-waiting', { ...more, detail: { place, wrong: taken.wrongInRow } });
  else await logSecurity(asking.db, 'login-failed', { ...more, detail: { place, knownDevice } });
};

/** Counts a try before checking a secret. Wrong ones count like failed sign-ins. */
const countedGuess = async (
  asking: Asking,
  account: string,
  user: UserRow,
  fit: () => Promise<boolean>,
): Promise<boolean> => {
  const taken = await takeTry(asking, account);
  const fits = await fit();
  if (fits) await forgetTries(asking.db, account);
  else await logWrong(asking, taken, user, true);
  return fits;
};

/** Re-checks the password inside a session. */
export const ownPasswordFits = (asking: Asking, user: UserRow, password: string): Promise<boolean> =>
  countedGuess(asking, `self:${user.id}`, user, () => secretFits(asking, user, password));

/** A second-factor number or recovery code: counted separately from passwords, by the same rule. */
export const numberFits = (asking: Asking, user: UserRow, fit: () => Promise<boolean>): Promise<boolean> =>
  countedGuess(asking, `factor:${user.id}`, user, fit);

/**
 * Normalises a name. Tries are counted by it whether or not the name exists: if only real student IDs shared
 * a counter with their other spellings, the counter would reveal which are real.
 */
const normalName = (name: string): string => {
  const id = userIdOf(name);
  return id === null ? name.toLowerCase() : studentId(id);
};

const findUser = async ({ db }: World, name: string): Promise<UserRow | null> => {
  const id = userIdOf(name);
  return id === null ? await userByEmail(db, normalName(name)) : await userById(db, id);
};

/**
 * Signs in with a password. A known device has its own counter of wrong tries, so that a guessing stranger
 * can neither delay nor lock out the owner (ASVS 6.1.1). Only the device's random id identifies it, because a
 * whole class shares address and browser. Unknown names are looked up, counted and hashed like known ones.
 * `mayEnter` throws whatever else blocks the owner of a right password.
 */
export const signIn = async (
  asking: Asking,
  { name, password }: { name: string; password: string },
  mayEnter: (user: UserRow) => Promise<void>,
): Promise<UserRow> => {
  const { db, client, now } = asking;
  const user = await findUser(asking, name);
  const device = client.device === null ? null : client.seal(`${user?.id ?? 0} ${client.device}`);
  const known = device !== null && (await isKnownDevice(db, user?.id ?? 0, device));
  const stranger = user === null ? `name:${client.seal(normalName(name))}` : `user:${user.id}`;
  const account = known ? `device:${user?.id}:${device}` : stranger;
  const who = { user: null, client };

  const taken = await takeTry(asking, account);
  if (!known) {
    await countUse(asking, secretTries, who).catch(async (error: unknown) => {
      await undoTry(db, account);
      throw error;
    });
  }
  if (!(await secretFits(asking, user, password)) || user === null) {
    await logWrong(asking, taken, user, known);
    throw refuse('login/failed');
  }
  await forgetTries(db, account);
  if (!known) await giveBack(asking, secretTries, who);
  if (user.suspendedAt !== null) {
    await logSecurity(db, 'login-suspended', { at: now(), user, detail: { place: client.place } });
    throw refuse('login/suspended');
  }
  await mayEnter(user);
  if (device !== null) await rememberDevice(db, user.id, device, now());
  await logSecurity(db, 'login-succeeded', {
    at: now(),
    user,
    detail: { place: client.place, knownDevice: known },
  });
  return user;
};
