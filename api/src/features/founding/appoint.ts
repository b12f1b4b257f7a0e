import { logSecurity } from '#db/security-log.ts';
import { StartError } from '#env.ts';
import { makeAdministrator, userByEmail } from '#features/accounts/index.ts';
import { makeLink } from '#features/mail/index.ts';
import { removeFactor } from '#features/second-factor/index.ts';
import type { World } from '#http/context.ts';

/**
 * Makes a confirmed teacher an administrator, with a link for a new password: for a leaving head, or one
 * locked out without mail. Needs access to the server.
 */
export const appoint = async (world: World, email: string): Promise<{ name: string; url: string }> => {
  const address = email.trim().toLowerCase();
  const teacher = await userByEmail(world.db, address);
  if (
    teacher === null ||
    teacher.role !== 'teacher' ||
    teacher.schoolId === null ||
    teacher.verifiedAt === null
  )
    throw new StartError(
      `No confirmed teacher of a school here has the email ${address}. Nothing was changed.`,
    );
  if (teacher.suspendedAt !== null)
    throw new StartError(`The account of ${address} is paused. Another administrator must let it in first.`);
  return await world.db.transaction(async (db) => {
    if (!teacher.administrator) {
      await makeAdministrator(db, teacher.id);
      await logSecurity(db, 'administrator-made', { at: world.now(), user: teacher, detail: {} });
    }
    // The link alone suffices without a phone.
    await removeFactor(db, teacher.id);
    const { url } = await makeLink({ ...world, db }, teacher.id, { purpose: 'reset', email: null });
    return { name: teacher.name, url };
  });
};
