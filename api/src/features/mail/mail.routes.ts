import { mail as calls } from '@afrolearn/contract/mail.ts';
import { logSecurity } from '#db/security-log.ts';
import { secretTries, userById } from '#features/accounts/index.ts';
import { personFor } from '#features/bonds/index.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { Refused, refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { canReceive } from '#mail/addresses.ts';
import { confirmEmail } from './confirm-email.ts';
import { makeLink } from './links.ts';
import { askForReset, resetPassword } from './reset.ts';
import { sendCounted, sendVerification } from './verification.ts';

/** Invalid links count like wrong passwords from an address; nothing else does. */
const countingWrong = async <T>(world: World & { client: Client }, act: () => Promise<T>): Promise<T> => {
  const who = { user: null, client: world.client };
  await countUse(world, secretTries, who);
  let wrong = false;
  try {
    return await act();
  } catch (error) {
    wrong = error instanceof Refused && error.code === 'mail/link-dead';
    throw error;
  } finally {
    if (!wrong) await giveBack(world, secretTries, who);
  }
};

export const mailRoutes = serve(calls, {
  'POST /password-reset/request': async ({ body, mail, ...world }) => {
    if (mail !== null) await askForReset({ ...world, mail }, body.email);
    return { done: true as const, mail: mail !== null };
  },

  'POST /password-reset/confirm': async ({ body, ...world }) => {
    await countingWrong(world, () => resetPassword(world, body.token, body.newPassword));
    return done;
  },

  'POST /verify-email': async ({ body, ...world }) => ({
    done: true as const,
    changed: await countingWrong(world, () => confirmEmail(world, body.token)),
  }),

  'POST /verify-email/send': async ({ user, mail, ...world }) => {
    if (mail === null) return { done: true as const, mail: false };
    const row = await userById(world.db, user.id);
    if (row === null) throw refuse('session/expired');
    if (!canReceive(row.email)) throw refuse('mail/no-address');
    const { email } = row;
    if (row.emailVerifiedAt === null) {
      const writing = { ...world, mail };
      await sendCounted(writing, email, () => sendVerification(writing, row, email));
    }
    return { done: true as const, mail: true };
  },

  'POST /people/:id/reset-link': async ({ params, user, client, ...world }) => {
    const person = await personFor(world.db, user, params.id, ['self', 'administrator']);
    if (person.suspendedAt !== null || person.schoolId !== user.schoolId) throw refuse('access/not-found');
    const { url, expiresAt } = await makeLink(world, person.id, { purpose: 'reset', email: null });
    const detail = { place: client.place, by: user.id };
    await logSecurity(world.db, 'reset-link-made', { at: world.now(), user: person, detail });
    return { url, expiresAt: expiresAt.toISOString() };
  },
});
