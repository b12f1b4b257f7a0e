import type { UserRow } from '#features/accounts/index.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { Refused, refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import { newEmailLetter, verifyLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Speech } from '#words/words.ts';
import { sentLetters } from './limits.ts';
import { makeLink } from './links.ts';
import { lastSentAt } from './mail.db.ts';

/** The handler's context where the server can send mail. */
export type Writing = World & { client: Client; mail: Mailer; say: Speech };

/** Whether the person must verify first, wherever the server still has mail. */
export const mustVerify = (user: UserRow): boolean => user.mustVerifyEmail && user.emailVerifiedAt === null;

/** False when it could not be sent. */
export const sendVerification = async (
  world: World & { mail: Mailer; say: Speech },
  user: Pick<UserRow, 'id'>,
  email: string,
): Promise<boolean> => {
  const { url } = await makeLink(world, user.id, { purpose: 'verify', email });
  return await world.mail.send({ to: email, ...verifyLetter(world.say, url) });
};

/** Counts and sends a letter; a failure is refunded. */
export const sendCounted = async (
  world: Writing,
  email: string,
  send: () => Promise<boolean>,
): Promise<void> => {
  const who = { user: null, client: world.client, email: world.client.seal(email) };
  await countUse(world, sentLetters, who);
  if (await send()) return;
  await giveBack(world, sentLetters, who);
  throw refuse('mail/failed');
};

const again = 10 * 60 * 1000;

/** A correct password with an unverified email: resends the letter unless one is on its way. */
export const sendVerificationAgain = async (world: Writing, user: UserRow): Promise<void> => {
  if (!canReceive(user.email)) return;
  const { email } = user;
  const since = await lastSentAt(world.db, user.id, 'verify', world.now());
  if (since !== null && world.now().getTime() - since.getTime() < again) return;
  try {
    await sendCounted(world, email, () => sendVerification(world, user, email));
  } catch (error) {
    // The daily limit is reached: the last letter is still valid.
    if (!(error instanceof Refused) || error.code !== 'limits/too-many') throw error;
  }
};

/** A new email counts after confirmation; until then the old one stays. */
export const askForNewEmail = async (world: Writing, user: UserRow, email: string): Promise<void> => {
  if (!canReceive(email)) {
    throw refuse('request/invalid', { fields: { email: { key: 'email/no-mail' } } });
  }
  await sendCounted(world, email, async () => {
    const { url } = await makeLink(world, user.id, { purpose: 'change-email', email });
    return await world.mail.send({ to: email, ...newEmailLetter(world.say, url) });
  });
};
