import { logSecurity } from '#db/security-log.ts';
import { markVerified, moveEmail } from '#features/accounts/index.ts';
import type { Afterwards } from '#http/afterwards.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import { emailChangedLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Speech } from '#words/words.ts';
import { hashLinkToken } from './links.ts';
import { goodLink, spendToken, voidTokens } from './mail.db.ts';

type Confirming = World & { client: Client; mail: Mailer | null; afterwards: Afterwards; say: Speech };

/** Confirms a link's purpose; returns whether the account's email changed. */
export const confirmEmail = async (world: Confirming, token: string): Promise<boolean> => {
  const now = world.now();
  const tokenHash = hashLinkToken(token);
  const link = await goodLink(world.db, tokenHash, ['verify', 'change-email'], now);
  if (link === null) throw refuse('mail/link-dead');
  const { user } = link;
  const { purpose, email } = link.token;
  const changes = purpose === 'change-email' && email !== null;
  await world.db.transaction(async (db) => {
    if (!(await spendToken(db, tokenHash, now))) throw refuse('mail/link-dead');
    const said = { at: now, user, detail: { place: world.client.place } };
    if (!changes) {
      await markVerified(db, user.id, now);
      return await logSecurity(db, 'email-verified', said);
    }
    if (!(await moveEmail(db, user.id, email, now))) throw refuse('settings/email-taken');
    // Voids links sent to the old address.
    await voidTokens(db, user.id, ['verify', 'reset']);
    await logSecurity(db, 'email-changed', said);
  });
  const { mail, env } = world;
  if (changes && mail !== null && canReceive(user.email)) {
    const to = user.email;
    world.afterwards(() => mail.send({ to, ...emailChangedLetter(world.say, env.publicUrl ?? 'AfroLearn') }));
  }
  return changes;
};
