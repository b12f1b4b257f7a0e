/** Without consent nothing of a learner is shown to others (permissions, Consent; decision 0030). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, person, pupil, teacher, room } = await aClass();
const head = await person('teacher', { administrator: true });
const child = await pupil();

const figures = [
  `/xp/${child.id}`,
  `/users/${child.id}/stats`,
  `/learner-profiles/stats/${child.id}`,
  `/avatars/user/${child.id}/unlocked`,
];
const statusFor = async (path: string, token: string) => (await send('GET', `/api${path}`, { token })).status;
const setConsent = (consent: 'none' | 'pending' | 'school' | 'guardian' | 'withdrawn') =>
  db.update(users).set({ consent }).where(eq(users.id, child.id));

test.each(['none', 'pending', 'withdrawn'] as const)(
  'consent %s: teacher and head find no figures; the learner and the guardian do',
  async (consent) => {
    await setConsent(consent);
    for (const path of figures) {
      expect([path, await statusFor(path, teacher.token)]).toEqual([path, 404]);
      expect([path, await statusFor(path, head.token)]).toEqual([path, 404]);
      expect([path, await statusFor(path, child.token)]).toEqual([path, 200]);
      expect([path, await statusFor(path, child.parent.token)]).toEqual([path, 200]);
    }
  },
);

test('what is needed to run a class stays: name, student ID, a new card, and that consent is missing', async () => {
  await setConsent('withdrawn');
  for (const { token } of [teacher, head]) {
    const { body } = await send('GET', `/api/classes/${room.id}/students`, { token });
    const { students } = body as { students: object[] };
    expect(students).toEqual([
      {
        id: child.id,
        name: child.name,
        studentId: `AFRO${String(child.id).padStart(6, '0')}`,
        grade: 'Primary 7',
        picture: null,
        secretKind: 'password',
        consentMissing: true,
      },
    ]);
  }
  const path = `/api/classes/${room.id}/students/${child.id}/new-card`;
  expect(await send('POST', path, { token: teacher.token, body: {} })).toMatchObject({ status: 200 });
});

test('a guardian who takes it back hides the figures in that moment, through the calls themselves', async () => {
  const say = (given: boolean) =>
    send('PUT', `/api/children/${child.id}/consent`, { token: child.parent.token, body: { given } });
  await setConsent('school');
  expect(await statusFor(`/xp/${child.id}`, teacher.token)).toBe(200);
  expect(await say(false)).toMatchObject({ status: 200 });
  expect(await statusFor(`/xp/${child.id}`, teacher.token)).toBe(404);
  expect(await say(true)).toMatchObject({ status: 200 });
  expect(await statusFor(`/xp/${child.id}`, teacher.token)).toBe(200);
});

test.each(['school', 'guardian'] as const)(
  'control: with consent by the %s the same calls answer teacher and head',
  async (consent) => {
    await setConsent(consent);
    for (const path of figures) expect([path, await statusFor(path, teacher.token)]).toEqual([path, 200]);
    for (const path of figures.slice(0, 3))
      expect([path, await statusFor(path, head.token)]).toEqual([path, 200]);
    const { body } = await send('GET', `/api/classes/${room.id}/students`, { token: teacher.token });
    expect(body).toMatchObject({ students: [{ consentMissing: false }] });
  },
);
