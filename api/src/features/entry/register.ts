import type { Registration } from '@afrolearn/contract/entry.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import {
  addUser,
  hashPassword,
  isWeakPassword,
  type NewUser,
  type UserRow,
  weakPassword,
} from '#features/accounts/index.ts';
import { addClass, drawClassCode } from '#features/classes/index.ts';
import { welcome } from '#features/notifications/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { demoSchool, onlySchool, spendStaffCode } from '#features/schools/index.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { Refused, refuse } from '#http/refuse.ts';
import { canReceive } from '#mail/addresses.ts';
import type { Mailer } from '#mail/mailer.ts';
import { registrations } from './limits.ts';

type Registering = World & { client: Client; mail: Mailer | null };

/** Adults confirm their email where the server can send mail. Learners need none. */
const verifiesByMail = ({ mail }: Registering, { role }: Registration) => mail !== null && role !== 'learner';

const newUser = (form: Registration, passwordHash: string, now: Date): NewUser => ({
  role: form.role,
  name: form.name,
  email: form.email,
  passwordHash,
  country: form.country ?? null,
  gradeId: form.role === 'learner' ? gradeIdOf(form.grade) : null,
  birthYear: form.role === 'learner' ? (form.birthYear ?? null) : null,
  createdAt: now,
});

/** The demo approves everything automatically, so that each flow can be tried. */
const welcomeToDemo = async ({ db, now }: World, user: NewUser): Promise<NewUser> => {
  const school = await demoSchool(db);
  return {
    ...user,
    schoolId: school?.id ?? null,
    consent: user.role === 'learner' ? 'school' : 'none',
    verifiedAt: user.role === 'learner' ? null : now(),
  };
};

/** On a single-school server new people wait for that school, once it exists. */
const waitForSchool = async ({ db }: World, user: NewUser): Promise<NewUser> => {
  const school = await onlySchool(db);
  if (school === null) throw refuse('register/no-school');
  return { ...user, waitingSchoolId: school.id };
};

/** A new person by the safety profile: Lp, T0 or P0, but approved in the demo. */
export const asProfileMakes = async (world: World, user: NewUser): Promise<NewUser> => {
  if (world.env.profile === 'demo') return await welcomeToDemo(world, user);
  return world.env.profile === 'school' ? await waitForSchool(world, user) : user;
};

/** The account, a teacher's class and the log entry, atomically. */
const addRegistered = async (
  { db, env, client, now }: Registering,
  form: Registration,
  user: NewUser,
): Promise<UserRow> => {
  const className = form.role === 'teacher' ? form.className : undefined;
  await checkWords(db, user.schoolId ?? user.waitingSchoolId, { name: form.name, className });
  const row = await addUser(db, env.profile, user);
  if (row === null) {
    throw refuse('register/email-taken', { fields: { email: { key: 'email/taken' } } });
  }
  if (form.role === 'teacher') {
    const { schoolId, id: teacherId, verifiedAt } = row;
    const { className: name, gradeId, subjectId } = form;
    await addClass(
      db,
      { schoolId, teacherId, name, gradeId, subjectId },
      verifiedAt === null ? null : drawClassCode,
    );
  }
  await welcome(db, row, now());
  await logSecurity(db, 'registered', {
    at: now(),
    user: row,
    detail: { role: row.role, place: client.place },
  });
  return row;
};

export const register = async (world: Registering, form: Registration): Promise<UserRow> => {
  const now = world.now();
  if (form.birthYear !== undefined && form.birthYear > now.getUTCFullYear()) {
    throw refuse('request/invalid', { fields: { birthYear: { key: 'year/unknown' } } });
  }
  if (await isWeakPassword(form.password, form)) {
    throw refuse('request/invalid', { fields: { password: weakPassword } });
  }
  const mustVerifyEmail = verifiesByMail(world, form);
  if (mustVerifyEmail && !canReceive(form.email)) {
    throw refuse('request/invalid', { fields: { email: { key: 'email/no-mail' } } });
  }
  // Counted after validation, so that invalid forms do not use up the limit of a computer room.
  const who = { user: null, client: world.client, email: world.client.seal(form.email) };
  await countUse(world, registrations, who);
  const made = newUser(form, await hashPassword(form.password), now);
  const user = await asProfileMakes(world, { ...made, mustVerifyEmail });
  const add = (db: Db, person: NewUser) => addRegistered({ ...world, db }, form, person);
  if (form.role !== 'teacher' || form.staffCode === undefined)
    return await world.db.transaction((db) => add(db, user));
  const code = { typed: form.staffCode, field: 'staffCode' };
  return await spendStaffCode(world, who, code, (db, schoolId) =>
    add(db, { ...user, schoolId, waitingSchoolId: null, verifiedAt: now }),
  ).catch(async (error: unknown) => {
    // A wrong code has its own counter: three typos must not block the email for a day.
    if (!(error instanceof Refused && error.code === 'register/email-taken'))
      await giveBack(world, registrations, who);
    throw error;
  });
};
