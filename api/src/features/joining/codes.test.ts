/** Class codes: their lifetime, and changes by the teacher. */
import { expect, test } from 'vitest';
import { aSchool } from './testing/school.ts';

const school = await aSchool();
const { learner, teacher, room, join, codeOf, setCode, newCode, requestsOf, clock } = school;
const hour = 60 * 60 * 1000;
const wrong = { status: 404, body: { code: 'joining/wrong-code' } };

test('a teacher reads the codes of the own classes, in one list and one by one', async () => {
  const okot = await teacher();
  const green = await room(okot);
  const expected = {
    class: { id: green.id, name: 'P6 Green', grade: 'Primary 6' },
    code: green.code,
    state: 'open',
    expiresAt: green.codeExpiresAt.toISOString(),
    automaticUntil: null,
  };
  expect(await codeOf(okot, green)).toEqual(expected);
  expect((await school.send('GET', '/api/class-codes', { token: okot.token })).body).toEqual([expected]);
  const unknown = await teacher({ verifiedAt: null });
  const own = await room(unknown, { code: null });
  expect((await school.send('GET', '/api/class-codes', { token: unknown.token })).body).toMatchObject([
    { code: null, state: 'none' },
  ]);
  for (const answer of [await newCode(unknown, own), await setCode(unknown, own, { closed: true })])
    expect(answer).toMatchObject({ status: 403, body: { code: 'children/not-verified' } });
});

test('a new code works for 120 days; the old one is dead at once', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  const { status, body } = await newCode(okot, green);
  const { code, expiresAt } = body as { code: string; expiresAt: string };
  expect([status, code === green.code, /^\d{8}$/.test(code)]).toEqual([201, false, true]);
  expect(new Date(expiresAt).getTime() - clock.now.getTime()).toBe(120 * 24 * hour);
  expect(await join(akello, green.code)).toMatchObject(wrong);
  expect((await join(akello, code)).status).toBe(200);
});

test('a code is closed and opened again; an expired one is drawn anew', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  expect((await setCode(okot, green, { closed: true })).body).toMatchObject({ state: 'closed' });
  expect(await join(akello, green.code)).toMatchObject(wrong);
  expect((await setCode(okot, green, { closed: false })).body).toMatchObject({ state: 'open' });
  expect((await join(akello, green.code)).status).toBe(200);
  const old = await room(okot, { codeExpiresAt: clock.now });
  expect(await codeOf(okot, old)).toMatchObject({ state: 'expired' });
  for (const wish of [{ closed: false }, { automatic: true }])
    expect(await setCode(okot, old, wish)).toMatchObject({
      status: 409,
      body: { code: 'joining/code-expired' },
    });
  expect((await newCode(okot, old)).body).toMatchObject({ state: 'open' });
});

test('automatic approval seats at once for 24 hours, and then each waits again', async () => {
  const [okot, akello, okello] = [await teacher(), await learner(), await learner()];
  const mother = await school.guardianOf(akello);
  const green = await room(okot);
  const until = new Date(clock.now.getTime() + 24 * hour).toISOString();
  expect((await setCode(okot, green, { automatic: true })).body).toMatchObject({ automaticUntil: until });
  expect((await join(akello, green.code)).body).toEqual({ status: 'approved', class: { name: 'P6 Green' } });
  expect(await school.newsOf(mother)).toEqual(['Grace is in the class ‘P6 Green’ now.']);
  expect([await requestsOf(okot), await school.newsOf(okot), await school.seated(green)]).toEqual([
    [],
    [],
    1,
  ]);
  clock.now = new Date(clock.now.getTime() + 24 * hour);
  expect(await codeOf(okot, green)).toMatchObject({ automaticUntil: null });
  expect((await join(okello, green.code)).body).toMatchObject({ status: 'pending' });
});

test('closing ends automatic approval; a learner whom no school knows waits for a person even then', async () => {
  const [okot, alone] = [await teacher(), await learner({ schoolId: null, consent: 'none' })];
  const green = await room(okot);
  await setCode(okot, green, { automatic: true });
  expect((await join(alone, green.code)).body).toMatchObject({ status: 'pending' });
  await setCode(okot, green, { closed: true });
  expect((await setCode(okot, green, { closed: false })).body).toMatchObject({ automaticUntil: null });
});

test('on a school’s own server automatic approval takes in who waits for that school', async () => {
  const here = await aSchool('school');
  const okot = await here.teacher();
  const green = await here.room(okot);
  await here.setCode(okot, green, { automatic: true });
  const waiting = await here.learner({ schoolId: null, waitingSchoolId: 31, consent: 'none' });
  const elsewhere = await here.learner({ schoolId: null, waitingSchoolId: 32, consent: 'none' });
  expect((await here.join(waiting, green.code)).body).toMatchObject({ status: 'approved' });
  expect((await here.join(elsewhere, green.code)).status).toBe(404);
});
