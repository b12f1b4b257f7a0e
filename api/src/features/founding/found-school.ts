import { logSecurity } from '#db/security-log.ts';
import { StartError } from '#env.ts';
import { addUser, hashPassword } from '#features/accounts/index.ts';
import { addSchool, holdSchools, onlySchool } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import type { SchoolForm } from './school-form.ts';

/**
 * Makes a school and its administrator atomically. On a single-school server repeating it changes nothing and
 * says so. Locks the schools against concurrent runs.
 */
export const foundSchool = async (
  { db, env, now }: World,
  form: SchoolForm,
): Promise<{ made: boolean; name: string }> => {
  const passwordHash = await hashPassword(form.password);
  return await db.transaction(async (transaction) => {
    await holdSchools(transaction);
    const before = env.profile === 'school' ? await onlySchool(transaction) : null;
    if (before !== null) return { made: false, name: before.name };
    const school = await addSchool(transaction, { name: form.school, zone: form.zone, createdAt: now() });
    const head = await addUser(transaction, env.profile, {
      role: 'teacher',
      administrator: true,
      name: form.name,
      email: form.email,
      passwordHash,
      schoolId: school.id,
      verifiedAt: now(),
      createdAt: now(),
    });
    if (head === null)
      throw new StartError(`${form.email} already has an account on this server. Choose another email.`);
    await logSecurity(transaction, 'school-made', { at: now(), user: head, detail: { by: head.id } });
    return { made: true, name: school.name };
  });
};
