/** Switching the second factor on and off, and new recovery codes. */
import { randomBytes, randomInt } from 'node:crypto';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { drawRecoveryCode, recoveryCodeIn } from '@afrolearn/learning/people/secrets.ts';
import { logSecurity } from '#db/security-log.ts';
import {
  endOtherSessions,
  markProved,
  numberFits,
  type UserRow,
  unlockSignIn,
} from '#features/accounts/index.ts';
import { personFor } from '#features/bonds/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import { factorOffLetter, factorOnLetter, factorResetLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Speech } from '#words/words.ts';
import { type Asking, checkNumber, checkOwner, stepIn, wrongNumber } from './numbers.ts';
import { seal } from './sealed-key.ts';
import {
  beginFactor,
  confirmFactor,
  dropHalves,
  factorOf,
  removeFactor,
  replaceCodes,
} from './second-factor.db.ts';
import { base32, uriOf } from './totp.ts';

type Writing = { mail: Mailer | null; say: Speech };

/* The length of SHA-1, as RFC 4226 recommends. */
const keyBytes = 20;
const manyCodes = 10;
/* Time to find and install the app. */
const longestBegin = 60 * 60 * 1000;

/** Notifies the owner. A mail failure does not block. */
const tell = async (
  { mail, say, env }: Writing & Pick<World, 'env'>,
  { email }: UserRow,
  write: typeof factorOnLetter,
): Promise<void> => {
  if (mail === null || !canReceive(email)) return;
  await mail.send({ to: email, ...write(say, String(env.publicUrl)) });
};

export const begin = async (asking: Asking, person: Person, row: UserRow, password: string | undefined) => {
  const { db, env, now } = asking;
  const before = await factorOf(db, row.id);
  if (before !== null && before.confirmedAt !== null) throw refuse('second-factor/already-on');
  await checkOwner(asking, person, row, password);
  const key = randomBytes(keyBytes);
  if (!(await beginFactor(db, row.id, await seal(env, row.id, key), now())))
    throw refuse('second-factor/already-on');
  return { key: base32(key), uri: uriOf(key, row.email ?? studentId(row.id)) };
};

const drawCodes = (): string[] =>
  Array.from({ length: manyCodes }, () => drawRecoveryCode((below) => randomInt(below)));

const plain = (codes: readonly string[]): string[] => codes.map((code) => recoveryCodeIn(code) ?? code);

/** The session that gave the number continues; others end. */
export const confirm = async (
  asking: Asking & Writing,
  person: Person,
  row: UserRow,
  typed: string,
): Promise<string[]> => {
  const { db: database, now, client } = asking;
  const begun = await factorOf(database, row.id);
  const isOpen = begun !== null && begun.confirmedAt === null;
  if (!isOpen || now().getTime() - begun.begunAt.getTime() > longestBegin)
    throw refuse('second-factor/not-begun');
  let step: number | null = null;
  const fits = await numberFits(asking, row, async () => {
    step = await stepIn(asking, begun, typed);
    return step !== null;
  });
  if (!fits || step === null) throw wrongNumber();
  const codes = drawCodes();
  const right: number = step;
  await database.transaction(async (db) => {
    if (!(await confirmFactor(db, row.id, right, now()))) throw refuse('second-factor/not-begun');
    await replaceCodes(db, row.id, plain(codes));
    await markProved(db, person.sessionId, now());
    const ended = await endOtherSessions(db, row.id, person.sessionId, now());
    const detail = { place: client.place, ended };
    await logSecurity(db, 'second-factor-on', { at: now(), user: row, detail });
  });
  await tell(asking, row, factorOnLetter);
  return codes;
};

type Proof = { password?: string | undefined; code: string };

const checkProof = async (asking: Asking, person: Person, row: UserRow, { password, code }: Proof) => {
  const factor = await factorOf(asking.db, row.id);
  if (factor === null || factor.confirmedAt === null) throw refuse('second-factor/off');
  await checkOwner(asking, person, row, password);
  await checkNumber(asking, row, code);
};

export const newCodes = async (asking: Asking, person: Person, row: UserRow, proof: Proof) => {
  await checkProof(asking, person, row, proof);
  const codes = drawCodes();
  await asking.db.transaction(async (db) => {
    await replaceCodes(db, row.id, plain(codes));
    const detail = { place: asking.client.place };
    await logSecurity(db, 'recovery-codes-made', { at: asking.now(), user: row, detail });
  });
  return codes;
};

export const switchOff = async (asking: Asking & Writing, person: Person, row: UserRow, proof: Proof) => {
  await checkProof(asking, person, row, proof);
  const { now, client } = asking;
  await asking.db.transaction(async (db) => {
    await removeFactor(db, row.id);
    await dropHalves(db, row.id);
    await logSecurity(db, 'second-factor-off', { at: now(), user: row, detail: { place: client.place } });
  });
  await tell(asking, row, factorOffLetter);
};

/** For an adult without phone and codes. Also signs out whoever has the phone. */
export const reset = async (world: World & Writing, administrator: Person, id: number): Promise<void> => {
  const { db: database, now } = world;
  const adult = await personFor(database, administrator, id, ['administrator']);
  if (adult.role === 'learner') throw refuse('access/not-found');
  if (adult.id === administrator.id) throw refuse('second-factor/own');
  const had = await database.transaction(async (db) => {
    if (!(await removeFactor(db, id))) return false;
    await dropHalves(db, id);
    await unlockSignIn(db, id);
    const ended = await endOtherSessions(db, id, null, now());
    const detail = { by: administrator.id, ended };
    await logSecurity(db, 'second-factor-reset', { at: now(), user: adult, detail });
    return true;
  });
  if (had) await tell(world, adult, factorResetLetter);
};
