import { recoveryCodeIn } from '@afrolearn/learning/people/secrets.ts';
import { numberFits, ownPasswordFits, signedInAt, type UserRow } from '#features/accounts/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { unseal } from './sealed-key.ts';
import { factorOf, spendCode, spendStep } from './second-factor.db.ts';
import { latestStep, stepOfNumber } from './totp.ts';

export type Asking = World & { client: Client };

const freshFor = 10 * 60 * 1000;

/** Six digits in any grouping; null otherwise. */
const digitsIn = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** The time step of a number for an unconfirmed key. */
export const stepIn = async (
  { env, now }: Pick<World, 'env' | 'now'>,
  { userId, sealedKey }: { userId: number; sealedKey: Buffer },
  typed: string,
): Promise<number | null> => {
  const digits = digitsIn(typed);
  const key = digits === null ? null : await unseal(env, userId, sealedKey);
  return digits === null || key === null ? null : stepOfNumber(key, digits, now());
};

/** Uses up a number or recovery code. */
const spend = async (world: World, userId: number, typed: string): Promise<boolean> => {
  const { db, now } = world;
  const factor = await factorOf(db, userId);
  if (factor === null || factor.confirmedAt === null) return false;
  const code = recoveryCodeIn(typed);
  if (code !== null) return await spendCode(db, userId, code, now());
  const step = await stepIn(world, factor, typed);
  return step !== null && (await spendStep(db, userId, step, latestStep(now())));
};

export const wrongNumber = () =>
  refuse('second-factor/wrong-number', { fields: { code: { key: 'second-factor/number-wrong' } } });

/** Requires a correct number or code. Wrong ones count separately from passwords. */
export const checkNumber = async (asking: Asking, user: UserRow, typed: string): Promise<void> => {
  if (!(await numberFits(asking, user, () => spend(asking, user.id, typed)))) throw wrongNumber();
};

/**
 * An unattended tablet must not suffice to change the sign-in: asks for the password. Users of a provider
 * must have signed in recently.
 */
export const checkOwner = async (
  asking: Asking,
  person: Person,
  row: UserRow,
  password: string | undefined,
): Promise<void> => {
  if (row.passwordHash === null) {
    const since = await signedInAt(asking.db, person.sessionId);
    if (since === null || asking.now().getTime() - since.getTime() >= freshFor)
      throw refuse('second-factor/sign-in-again');
    return;
  }
  if (password === undefined)
    throw refuse('request/invalid', { fields: { password: { key: 'password/own-missing' } } });
  if (!(await ownPasswordFits(asking, row, password)))
    throw refuse('settings/wrong-password', { fields: { password: { key: 'password/wrong' } } });
};
