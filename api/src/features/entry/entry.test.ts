import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, sessions, users } from '#db/tables.ts';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp();

const newEmail = (() => {
  let count = 0;
  return () => `person${++count}@school.ug`;
})();

const registered = async (role: keyof typeof forms = 'learner') => {
  const email = newEmail();
  const answer = await send('POST', '/api/register', { body: forms[role](email) });
  expect(answer.status).toBe(201);
  return { email, user: (answer.body as { user: { id: number } }).user };
};

const loggedIn = async (role: keyof typeof forms = 'learner') => {
  const { email, user } = await registered(role);
  const answer = await send('POST', '/api/login', { body: { email, password: goodPassword } });
  expect(answer.status).toBe(200);
  return { email, user, token: (answer.body as { token: string }).token };
};

test('registering answers 201 { user } without a token or a hash (spec 1 §7)', async () => {
  const answer = await send('POST', '/api/register', { body: forms.learner(newEmail()) });
  expect(answer.status).toBe(201);
  expect(Object.keys(answer.body as object)).toEqual(['user']);
  expect(answer.text).not.toMatch(/argon2|password|token/i);
  expect(answer.body).toMatchObject({ user: { role: 'learner', grade: 'Primary 4', country: 'Uganda' } });
});

test('the student ID is AFRO and the id padded to six digits (spec 2 §9)', async () => {
  const { user } = await registered();
  expect(user).toMatchObject({ studentId: `AFRO${String(user.id).padStart(6, '0')}` });
});

test('a taken email is refused beside its field, whatever its case', async () => {
  const { email } = await registered();
  const answer = await send('POST', '/api/register', { body: forms.parent(email.toUpperCase()) });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'register/email-taken', fields: { email: expect.any(String) } });
});

test('twenty registrations of one email at once make one account', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '/api/register', { body: forms.parent(email) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test("a teacher's sign-up makes the named class", async () => {
  const { user } = await registered('teacher');
  const rows = await database.db.select().from(classes).where(eq(classes.teacherId, user.id));
  expect(rows).toMatchObject([
    { name: 'P4 Green', gradeId: 4, subjectId: 7, code: expect.stringMatching(/^\d{8}$/) },
  ]);
});

test('teacher fields of a learner are dropped (spec 1 §3)', async () => {
  const body = { ...forms.learner(newEmail()), subjectId: 7, gradeId: 4, className: 'Sneaky' };
  const answer = await send('POST', '/api/register', { body });
  expect(answer.status).toBe(201);
  const id = (answer.body as { user: { id: number } }).user.id;
  expect(await database.db.select().from(classes).where(eq(classes.teacherId, id))).toEqual([]);
});

test.each(['administrator', 'verified', 'xp', 'id', 'schoolId', 'consent'])(
  'nobody gives themselves %s at registration',
  async (field) => {
    const body = JSON.parse(
      `{ "${field}": 1, ${JSON.stringify(forms.teacher(newEmail())).slice(1)}`,
    ) as object;
    const answer = await send('POST', '/api/register', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { administrator: false } });
    expect((answer.body as { user: { id: number } }).user.id).not.toBe(1);
  },
);

test('a body that reaches for __proto__ is refused as a whole', async () => {
  const body = JSON.parse(`{ "__proto__": { "administrator": true } }`) as object;
  expect((await send('POST', '/api/register', { body })).body).toMatchObject({ code: 'request/malformed' });
});

test('only the year of birth is kept, and only of learners (permissions G2)', async () => {
  const birth = { birthMonth: 'March', birthYear: '2014' };
  const learner = await send('POST', '/api/register', { body: { ...forms.learner(newEmail()), ...birth } });
  const parent = await send('POST', '/api/register', { body: { ...forms.parent(newEmail()), ...birth } });
  const yearOf = async (answer: { body: unknown }) => {
    const { id } = (answer.body as { user: { id: number } }).user;
    return (await database.db.select().from(users).where(eq(users.id, id)))[0]?.birthYear;
  };
  expect([await yearOf(learner), await yearOf(parent)]).toEqual([2014, null]);
});

test('the password is kept as Argon2id with 19 MiB, t=2, p=1', async () => {
  const { user } = await registered();
  const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('logging in answers token and user (spec 1 §7); the token is stored only as a hash', async () => {
  const { token, user } = await loggedIn();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await database.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a student ID signs in like an email', async () => {
  const { user } = await registered();
  const email = (user as unknown as { studentId: string }).studentId.toLowerCase();
  const answer = await send('POST', '/api/login', { body: { email, password: goodPassword } });
  expect(answer.status).toBe(200);
});

test('a wrong password and an unknown person get the same answer', async () => {
  const { email } = await registered();
  const wrong = await send('POST', '/api/login', { body: { email, password: 'not this one' } });
  const unknown = await send('POST', '/api/login', { body: { email: newEmail(), password: 'not this one' } });
  expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  expect(unknown.status).toBe(401);
});

test('a suspended person is told after the right password only', async () => {
  const { email, user } = await registered('parent');
  await database.db.update(users).set({ suspendedAt: clock.now }).where(eq(users.id, user.id));
  const right = await send('POST', '/api/login', { body: { email, password: goodPassword } });
  const wrong = await send('POST', '/api/login', { body: { email, password: 'a guess' } });
  expect([right.status, wrong.status]).toEqual([403, 401]);
});

test('GET /me knows the person; without a session it is 401 (spec 1 §7)', async () => {
  const { token, email } = await loggedIn('teacher');
  expect((await send('GET', '/api/me', { token })).body).toMatchObject({ email, role: 'teacher' });
  expect((await send('GET', '/api/me')).status).toBe(401);
});

test('logging out ends this session on the server and no other', async () => {
  const { token, email } = await loggedIn();
  const other = await send('POST', '/api/login', { body: { email, password: goodPassword } });
  expect((await send('POST', '/api/logout', { token })).status).toBe(200);
  expect((await send('GET', '/api/me', { token })).status).toBe(401);
  expect((await send('GET', '/api/me', { token: (other.body as { token: string }).token })).status).toBe(200);
});

test('a session ends after its time: learners 90 days of rest, adults 14', async () => {
  const learner = await loggedIn('learner');
  const parent = await loggedIn('parent');
  const before = clock.now;
  clock.now = new Date(before.getTime() + 20 * 24 * 60 * 60 * 1000);
  const answers = [await send('GET', '/api/me', learner), await send('GET', '/api/me', parent)];
  clock.now = before;
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});

test.each([
  'Bearer',
  'Bearer x',
  'Basic abc',
  'Bearer ../../etc',
  `Bearer ${'a'.repeat(43)}`,
  `Bearer ${'é'.repeat(43)}`,
])('the bad credential %j is 401, also on an open call', async (authorization) => {
  const headers = { authorization: Buffer.from(authorization, 'utf8').toString('latin1') };
  expect((await send('GET', '/api/me', { headers })).status).toBe(401);
  expect((await send('GET', '/api/grades', { headers })).body).toMatchObject({
    error: 'Your session expired. Please log in again.',
  });
});
