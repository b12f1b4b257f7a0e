/** Deletion letters, received by a real mail server: on request, on cancelling, and at the end. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardianships, settings, users } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { openMailer } from '#mail/mailer.ts';
import { aClass } from '#testing/a-class.ts';
import { openMailbox, publicUrl } from '#testing/mailbox.ts';
import { forgetAll } from './forget.ts';

const box = await openMailbox();
const { send, db, env, clock, person, pupil } = await aClass('school', box.settings);
const quiet = { warn: () => undefined };
const day = 24 * 60 * 60 * 1000;

/** A child without an email, whose mother reads English and whose father reads Kiswahili. */
const family = async (name: string) => {
  const child = await pupil();
  const father = await person('parent');
  await db.insert(guardianships).values({ guardianId: father.id, childId: child.id });
  await db.insert(settings).values({ userId: father.id, language: 'sw' });
  const emails = { mother: `mother-${name}@home.ug`, father: `father-${name}@home.ug` };
  await db.update(users).set({ email: emails.mother }).where(eq(users.id, child.parent.id));
  await db.update(users).set({ email: emails.father }).where(eq(users.id, father.id));
  return { child, emails, token: child.parent.token };
};
const decide = ({ child, token }: Awaited<ReturnType<typeof family>>) =>
  send('DELETE', `/api/children/${child.id}/account`, { token, body: {} });

/** All letters to an address, with names removed. */
const lettersTo = (address: string) => box.letters.filter(({ to }) => to === address);

test('each guardian is written to in their language: with the day and the way back, and again when it is kept', async () => {
  const home = await family('kept');
  expect((await decide(home)).status).toBe(200);
  const first = await box.next(home.emails.mother);
  expect(first.subject).toBe('An AfroLearn account will be deleted');
  expect(first.text).toContain('account of your child');
  expect(first.text).toContain('16 March');
  expect(first.text).toContain(`${publicUrl}/login`);
  const other = await box.next(home.emails.father);
  expect(other.subject).toBe('Akaunti ya AfroLearn itafutwa');
  expect(other.text).toContain('16 Machi');
  // Anybody holding the phone may read a letter, so it names no child.
  for (const { text } of [first, other]) expect(text).not.toContain(home.child.name);

  const path = `/api/children/${home.child.id}/account/keep`;
  expect((await send('POST', path, { token: home.token })).status).toBe(200);
  expect((await box.next(home.emails.mother)).subject).toBe('The AfroLearn account stays');
  expect((await box.next(home.emails.father)).subject).toBe('Akaunti ya AfroLearn inabaki');
});

test('a child who asks: the guardians are asked to decide, and nothing is announced', async () => {
  const home = await family('asks');
  const token = await newSession(db, home.child, clock.now);
  expect((await send('DELETE', '/api/me', { token, body: {} })).status).toBe(200);
  const letter = await box.next(home.emails.mother);
  expect(letter.subject).toBe('Your child asks you to decide');
  expect(letter.text).toContain(`${publicUrl}/parent-dashboard`);
  expect((await box.next(home.emails.father)).subject).toBe('Mtoto wako anakuomba uamue');
  expect(lettersTo(home.emails.mother)).toHaveLength(1);
});

test('at the end one last letter, and none after it', async () => {
  const home = await family('gone');
  await decide(home);
  await Promise.all([box.next(home.emails.mother), box.next(home.emails.father)]);
  if (env.mail === null) throw new Error('this server has no mail');
  const mail = openMailer(env.mail, quiet);
  const at = (days: number) => ({ db, env, now: () => new Date(clock.now.getTime() + days * day) });
  expect(await forgetAll(at(6), mail, quiet)).toBe(0);
  expect(await forgetAll(at(8), mail, quiet)).toBe(1);
  expect((await box.next(home.emails.mother)).subject).toBe('The AfroLearn account is deleted');
  expect((await box.next(home.emails.father)).subject).toBe('Akaunti ya AfroLearn imefutwa');
  expect(await forgetAll(at(9), mail, quiet)).toBe(0);
  expect(lettersTo(home.emails.mother)).toHaveLength(2);
});
