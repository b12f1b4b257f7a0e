/** Registration and login. */
import { entry } from '@afrolearn/contract/entry.ts';
import { logSecurity } from '#db/security-log.ts';
import { asUser, signIn, type UserRow } from '#features/accounts/index.ts';
import { mustVerify, sendVerification, sendVerificationAgain, type Writing } from '#features/mail/index.ts';
import { openSession } from '#features/second-factor/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import type { Mailer } from '#mail/mailer.ts';
import { register } from './register.ts';

/** Where the server has mail, an adult confirms the email before the first login. */
const checkVerified = async (
  { mail, ...world }: Omit<Writing, 'mail'> & { mail: Mailer | null },
  user: UserRow,
): Promise<void> => {
  if (mail === null || !mustVerify(user)) return;
  const { place } = world.client;
  await logSecurity(world.db, 'login-unverified', { at: world.now(), user, detail: { place } });
  await sendVerificationAgain({ ...world, mail }, user);
  throw refuse('login/unverified');
};

export const entryRoutes = serve(entry, {
  'POST /register': async ({ body, mail, ...world }) => {
    const row = await register({ ...world, mail }, body);
    const user = await asUser(world.db, row);
    if (mail === null || !mustVerify(row)) return { user };
    const sent = await sendVerification({ ...world, mail }, row, body.email);
    return { user, verification: sent ? ('sent' as const) : ('failed' as const) };
  },

  'POST /login': async ({ body, agent, ...world }) => {
    const { email: name, password } = body;
    const user = await signIn(world, { name, password }, (found) => checkVerified(world, found));
    return await openSession({ ...world, agent }, user);
  },
});
