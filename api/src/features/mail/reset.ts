import { logSecurity } from '#db/security-log.ts';
import {
  endOtherSessions,
  hashPassword,
  isWeakPassword,
  setPassword,
  unlockSignIn,
  userByEmail,
  weakPassword,
} from '#features/accounts/index.ts';
import type { Afterwards } from '#http/afterwards.ts';
import { refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import { passwordChangedLetter, resetLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import { hashLinkToken, makeLink } from './links.ts';
import { goodLink, spendToken, voidTokens } from './mail.db.ts';
import { sendCounted, type Writing } from './verification.ts';

/**
 * Sends the link. The account is looked up after the response, so that neither text nor timing reveals it; an
 * unavailable mail server is reported to everybody alike.
 */
export const askForReset = async (
  world: Writing & { afterwards: Afterwards },
  email: string,
): Promise<void> => {
  await sendCounted(world, email, () => world.mail.isUp());
  world.afterwards(async () => {
    const user = await userByEmail(world.db, email);
    if (user === null || user.suspendedAt !== null || !canReceive(email)) return;
    const { url } = await makeLink(world, user.id, { purpose: 'reset', email });
    await world.mail.send({ to: email, ...resetLetter(world.say, url) });
  });
};

type Confirming = Omit<Writing, 'mail'> & { mail: Mailer | null; afterwards: Afterwards };

export const resetPassword = async (world: Confirming, token: string, password: string): Promise<void> => {
  const now = world.now();
  const tokenHash = hashLinkToken(token);
  const link = await goodLink(world.db, tokenHash, ['reset'], now);
  if (link === null) throw refuse('mail/link-dead');
  const { user } = link;
  // The link stays valid after a weak choice.
  if (await isWeakPassword(password, user)) {
    throw refuse('request/invalid', { fields: { newPassword: weakPassword } });
  }
  const passwordHash = await hashPassword(password);
  await world.db.transaction(async (db) => {
    if (!(await spendToken(db, tokenHash, now))) throw refuse('mail/link-dead');
    await setPassword(db, user.id, passwordHash, {
      link: link.token.email === null ? 'handed over' : 'mailed',
      now,
    });
    const ended = await endOtherSessions(db, user.id, null, now);
    await unlockSignIn(db, user.id);
    // Whoever knew the old password may have requested an email change.
    await voidTokens(db, user.id, ['change-email']);
    await logSecurity(db, 'password-reset', { at: now, user, detail: { place: world.client.place, ended } });
  });
  const { mail, env } = world;
  if (mail === null || !canReceive(user.email)) return;
  const to = user.email;
  world.afterwards(() => mail.send({ to, ...passwordChangedLetter(world.say, env.publicUrl ?? '') }));
};
