/** Staff codes: paper from the head teacher that verifies a teacher at once (permissions, Moderation 11). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schools, securityLog, staffCodes, users } from '#db/tables.ts';
import { idIn, openSchool, tokenIn } from './testing/open-school.ts';

const school = await openSchool();
const { send, database, clock, head, schoolId, register, rowOf, classOf, makeCode, newCode, add, login } =
  school;
const days = 24 * 60 * 60 * 1000;
const list = async (token = head.token) =>
  (await send('GET', '/api/staff-codes', { token })).body as { id: string; ending: string; state: string }[];

test('a code is shown once, kept only as a hash, and lives 14 days', async () => {
  const made = await send('POST', '/api/staff-codes', { token: head.token, body: { count: 3 } });
  expect(made.status).toBe(201);
  const codes = made.body as { id: string; code: string; expiresAt: string }[];
  expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  for (const { id, code, expiresAt } of codes) {
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(new Date(expiresAt).getTime() - clock.now.getTime()).toBe(14 * days);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'open',
      ending: code.slice(-2),
    });
  }
  expect(JSON.stringify(await list())).not.toContain(codes[0]?.code);
  const rows = await database.sql`select to_jsonb(t)::text as text from staff_codes t`;
  expect(rows.map(({ text }) => text).join()).not.toContain(codes[0]?.code);
});

test('a teacher who registers with one is verified at once, in that school, and the class has its code', async () => {
  const { id: codeId, code } = await makeCode();
  const answer = await register('teacher', 'code@school.ug', {
    staffCode: ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `,
  });
  expect(answer).toMatchObject({ status: 201, body: { user: { school: { id: schoolId } } } });
  const id = idIn(answer);
  expect(await rowOf(id)).toMatchObject({
    schoolId,
    waitingSchoolId: null,
    verifiedAt: clock.now,
    administrator: false,
  });
  expect(await classOf(id)).toMatchObject({ schoolId, code: expect.stringMatching(/^\d{8}$/) });
  const token = tokenIn(await login('code@school.ug'));
  const own = await classOf(id);
  expect((await send('GET', `/api/classes/${own.id}/students`, { token })).status).toBe(200);
  expect((await list()).find((one) => one.id === codeId)).toMatchObject({
    state: 'used',
    usedBy: 'Achieng Ruth',
  });
});

test('without a code a teacher waits for the school: no code, no pupils', async () => {
  const id = idIn(await register('teacher', 'waits@school.ug', { staffCode: '' }));
  expect(await rowOf(id)).toMatchObject({ schoolId: null, waitingSchoolId: schoolId, verifiedAt: null });
  expect(await classOf(id)).toMatchObject({ schoolId: null, code: null });
  const token = tokenIn(await login('waits@school.ug'));
  expect((await send('GET', '/api/standing', { token })).body).toEqual({
    verified: false,
    waiting: true,
    school: { id: schoolId, name: 'Lake View Primary School' },
    asleep: null,
    lapsed: false,
  });
});

test('the code may come later: the teacher is verified then, and the class gets its code', async () => {
  const id = idIn(await register('teacher', 'later@school.ug'));
  const token = tokenIn(await login('later@school.ug'));
  const answer = await send('POST', '/api/staff-code', { token, body: { code: await newCode() } });
  expect(answer).toMatchObject({ status: 200, body: { id, school: { id: schoolId } } });
  expect(await classOf(id)).toMatchObject({ schoolId, code: expect.stringMatching(/^\d{8}$/) });
  expect((await send('GET', '/api/standing', { token })).body).toMatchObject({
    verified: true,
    waiting: false,
  });
  const again = await send('POST', '/api/staff-code', { token, body: { code: await newCode() } });
  expect(again).toMatchObject({ status: 409, body: { code: 'staff/already-confirmed' } });
});

test('of twenty who use one code at once, one is verified and nobody else is made', async () => {
  const staffCode = await newCode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => register('teacher', `race${n}@school.ug`, { staffCode })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  const made = await database.sql`select verified_at from users where email like 'race%@school.ug'`;
  expect(made).toHaveLength(1);
});

test('a code that is wrong, used, revoked or too old is told beside its field, alike, and makes no account', async () => {
  const used = await newCode();
  await register('teacher', 'first@school.ug', { staffCode: used });
  const revoked = await makeCode();
  expect((await send('DELETE', `/api/staff-codes/${revoked.id}`, { token: head.token })).status).toBe(200);
  const old = await makeCode();
  await database.db.update(staffCodes).set({ expiresAt: clock.now }).where(eq(staffCodes.id, old.id));
  for (const staffCode of ['ABCD2345', used, revoked.code, old.code]) {
    const answer = await register('teacher', 'refused@school.ug', { staffCode });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'staff/wrong-code', fields: { staffCode: 'This staff code is not right.' } },
    });
  }
  expect(await database.db.$count(users, eq(users.email, 'refused@school.ug'))).toBe(0);
});

test('what cannot be a code is a slip; a taken email leaves the code unused', async () => {
  expect(await register('teacher', 'slip@school.ug', { staffCode: 'mango' })).toMatchObject({
    status: 400,
    body: { fields: { staffCode: 'A staff code has 8 letters and numbers.' } },
  });
  const staffCode = await newCode();
  expect((await register('teacher', 'head@school.ug', { staffCode })).status).toBe(409);
  expect((await register('teacher', 'second-try@school.ug', { staffCode })).status).toBe(201);
});

test('learners and parents have no use for one: it is dropped, not spent', async () => {
  const staffCode = await newCode();
  for (const role of ['learner', 'parent'] as const) {
    const id = idIn(await register(role, `${role}-code@school.ug`, { staffCode }));
    expect(await rowOf(id)).toMatchObject({ schoolId: null, verifiedAt: null });
  }
  const parent = await add({ role: 'parent', schoolId: null, verifiedAt: null });
  expect(
    (await send('POST', '/api/staff-code', { token: parent.token, body: { code: staffCode } })).status,
  ).toBe(403);
  expect((await register('teacher', 'after-them@school.ug', { staffCode })).status).toBe(201);
});

test('a used code cannot be revoked, and no administrator reaches another school’s', async () => {
  const used = await makeCode();
  await register('teacher', 'used-it@school.ug', { staffCode: used.code });
  const revoke = (id: string, token: string) => send('DELETE', `/api/staff-codes/${id}`, { token });
  expect((await revoke(used.id, head.token)).status).toBe(404);
  await database.db.insert(schools).values({ id: 12, name: 'Another School' }).onConflictDoNothing();
  const other = await add({ administrator: true, schoolId: 12 });
  expect((await revoke((await makeCode()).id, other.token)).status).toBe(404);
  expect(await list(other.token)).toEqual([]);
});

test('a school has at most 100 open codes', async () => {
  const own = await openSchool();
  const make = (count: number) =>
    own.send('POST', '/api/staff-codes', { token: own.head.token, body: { count } });
  for (let n = 0; n < 5; n += 1) expect((await make(20)).status).toBe(201);
  expect(await make(1)).toMatchObject({ status: 409, body: { code: 'staff/too-many-codes' } });
  await own.database.db.delete(staffCodes);
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => make(20)));
  expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(5);
  for (const count of [0, 21, 1.5, 'many']) expect((await make(count as number)).status).toBe(400);
});

test('wrong codes are limited (J): 5 in 15 minutes for a teacher, 20 for an address that registers', async () => {
  const narrow = await openSchool('school', { limitsWidth: 1 });
  const teacher = await narrow.add({ schoolId: null, verifiedAt: null });
  const guess = () =>
    narrow.send('POST', '/api/staff-code', { token: teacher.token, body: { code: 'ABCD2345' } });
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  // A malformed code does not count as a try.
  const slip = await narrow.send('POST', '/api/staff-code', {
    token: teacher.token,
    body: { code: 'mango' },
  });
  expect(slip.status).toBe(400);

  const counted: Record<number, number> = {};
  for (let n = 0; n < 22; n += 1) {
    const { status } = await narrow.register('teacher', `guess${n}@school.ug`, { staffCode: 'ABCD2345' });
    counted[status] = (counted[status] ?? 0) + 1;
  }
  expect(counted).toEqual({ 404: 20, 429: 2 });
});

test('mistyping a code bars no email: the fourth, right one still registers', async () => {
  const narrow = await openSchool('school', { limitsWidth: 1 });
  for (let n = 0; n < 4; n += 1)
    expect((await narrow.register('teacher', 'ruth@school.ug', { staffCode: 'ABCD2345' })).status).toBe(404);
  expect(
    (await narrow.register('teacher', 'ruth@school.ug', { staffCode: await narrow.newCode() })).status,
  ).toBe(201);
});

test('the security log tells of codes without the codes', async () => {
  const events = await database.db.select().from(securityLog).where(eq(securityLog.schoolId, schoolId));
  const names = new Set(events.map(({ event }) => event));
  expect(names).toEqual(new Set([...names, 'staff-code-made', 'staff-code-used', 'staff-code-revoked']));
});
