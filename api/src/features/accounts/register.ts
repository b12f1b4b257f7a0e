import { randomInt } from 'node:crypto';
import type { Registration } from '@afrolearn/contract/accounts.ts';
import { note } from '#db/security-log.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { claim } from '#http/limits.ts';
import { refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import type { Mailer } from '#mail/mailer.ts';
import { addClass, addUser, demoSchool, type NewUser, type UserRow } from './accounts.db.ts';
import { hashPassword } from './passwords.ts';
import { isWeakPassword, weakPasswordText } from './weak-passwords.ts';

const gradeId = (name: string) => Number(name.slice(-1));

/* Eight digits; they only ever make a request, so a clash merely draws again at the unique key. */
const classCode = () => String(randomInt(0, 100_000_000)).padStart(8, '0');

type Registering = World & { client: Client; mail: Mailer | null };

/** Adults show that a letter reaches them, where one can be sent. A learner needs no address at all. */
const verifiesByMail = ({ mail }: Registering, { role }: Registration) => mail !== null && role !== 'learner';

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
const welcomeToDemo = async ({ db, now }: World, user: NewUser): Promise<NewUser> => {
  const school = await demoSchool(db);
  return {
    ...user,
    schoolId: school?.id ?? null,
    consent: user.role === 'learner' ? 'school' : 'none',
    verifiedAt: user.role === 'learner' ? null : now(),
  };
};

/** A new person as this server's safety profile makes them: Lp, T0 or P0, but welcomed in the demo. */
export const asProfileMakes = async (world: World, user: NewUser): Promise<NewUser> =>
  world.env.profile === 'demo' ? await welcomeToDemo(world, user) : user;

export const register = async (world: Registering, form: Registration): Promise<UserRow> => {
  const now = world.now();
  if (form.birthYear !== undefined && form.birthYear > now.getUTCFullYear()) {
    throw refuse('request/invalid', { fields: { birthYear: 'Please choose a year from the list.' } });
  }
  if (await isWeakPassword(form.password, form)) {
    throw refuse('request/invalid', { fields: { password: weakPasswordText } });
  }
  const mustVerifyEmail = verifiesByMail(world, form);
  if (mustVerifyEmail && !canReceive(form.email)) {
    throw refuse('request/invalid', { fields: { email: 'Please write an email that can get mail.' } });
  }
  // Only now: a form with a slip in it uses up nothing, so a whole computer room can register together.
  await claim(world, 'REG', { user: null, client: world.client, email: world.client.seal(form.email) });
  const made = newUser(form, await hashPassword(form.password), now);
  const user = await asProfileMakes(world, { ...made, mustVerifyEmail });
  return await world.db.transaction(async (db) => {
    const row = await addUser(db, world.env.profile, user);
    if (row === null) {
      throw refuse('register/email-taken', { fields: { email: 'This email already has an account.' } });
    }
    if (form.role === 'teacher') {
      const { schoolId, id: teacherId, verifiedAt } = row;
      const { className: name, gradeId, subjectId } = form;
      await addClass(
        db,
        { schoolId, teacherId, name, gradeId, subjectId },
        verifiedAt === null ? null : classCode,
      );
    }
    await note(db, 'registered', {
      at: now,
      user: row,
      detail: { role: row.role, place: world.client.place },
    });
    return row;
  });
};
