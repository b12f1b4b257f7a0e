import { randomInt } from 'node:crypto';
import type { Registration } from '@afrolearn/contract/accounts.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { addClass, addUser, demoSchool, type NewUser, type UserRow } from './accounts.db.ts';
import { hashPassword } from './passwords.ts';

const gradeId = (name: string) => Number(name.slice(-1));

/* Eight digits; they only ever make a request, so a clash merely draws again at the unique key. */
const classCode = () => String(randomInt(0, 100_000_000)).padStart(8, '0');

const newUser = (form: Registration, passwordHash: string, now: Date): NewUser => ({
  role: form.role,
  name: form.name,
  email: form.email,
  passwordHash,
  country: form.country ?? null,
  gradeId: form.role === 'learner' ? gradeId(form.grade) : null,
  birthYear: form.role === 'learner' ? (form.birthYear ?? null) : null,
  createdAt: now,
});

/** In the demo every gate that waits for a person answers yes by itself, so that each flow runs to its end. */
const welcomeToDemo = async ({ db }: World, user: NewUser, now: Date): Promise<NewUser> => {
  const school = await demoSchool(db);
  return {
    ...user,
    schoolId: school?.id ?? null,
    consent: user.role === 'learner' ? 'school' : 'none',
    verifiedAt: user.role === 'learner' ? null : now,
  };
};

export const register = async (world: World, form: Registration): Promise<UserRow> => {
  const now = world.now();
  if (form.birthYear !== undefined && form.birthYear > now.getUTCFullYear()) {
    throw refuse('request/invalid', { fields: { birthYear: 'Please choose a year from the list.' } });
  }
  const plain = newUser(form, await hashPassword(form.password), now);
  const user = world.env.profile === 'demo' ? await welcomeToDemo(world, plain, now) : plain;
  return await world.db.transaction(async (db) => {
    const row = await addUser(db, world.env.profile, user);
    if (row === null) {
      throw refuse('register/email-taken', { fields: { email: 'This email already has an account.' } });
    }
    if (form.role === 'teacher') {
      await addClass(db, {
        schoolId: row.schoolId,
        teacherId: row.id,
        name: form.className,
        gradeId: form.gradeId,
        subjectId: form.subjectId,
        code: row.verifiedAt === null ? null : classCode(),
      });
    }
    return row;
  });
};
