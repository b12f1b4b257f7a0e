/** N18: the administrator confirms, pauses and restores the adults of the school. */
import { type Adult, TimeZone } from '@afrolearn/contract/administration.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkCodes, schools, securityLog, sessions, staffCodes, users } from '#db/tables.ts';
import { newSession } from '#features/accounts/index.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { idIn, openSchool, tokenIn } from './testing/open-school.ts';

const school = await openSchool();
const { send, database, clock, head, schoolId, register, rowOf, classOf, add, login } = school;
await database.db.insert(schools).values({ id: 12, name: 'Another School' });

const adults = async (search = '', token = head.token) =>
  (
    await send('GET', `/api/people/adults${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`, {
      token,
    })
  ).body as Adult[];
const act = (id: number, what: 'verify' | 'suspend' | 'restore', token = head.token) =>
  send('POST', `/api/people/${id}/${what}`, { token });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('the list names the adults of the school and who waits for it, the latter first, and nobody else', async () => {
  const waiting = idIn(await register('teacher', 'zziwa@school.ug', { name: 'Zziwa Moses' }));
  const parent = idIn(await register('parent', 'parent@home.ug', { name: 'Yawe Ann' }));
  const learner = idIn(await register('learner', 'learner@home.ug'));
  const elsewhere = await add({ schoolId: 12 });
  const nowhere = await add({ schoolId: null });
  const listed = await adults();
  expect(listed.map(({ id }) => id)).toEqual([parent, waiting, head.id]);
  expect(listed).toContainEqual({
    id: waiting,
    name: 'Zziwa Moses',
    role: 'teacher',
    email: 'zziwa@school.ug',
    administrator: false,
    verified: false,
    suspended: false,
    secondFactor: false,
    since: clock.now.toISOString(),
  });
  expect(listed.some(({ id }) => [learner, elsewhere.id, nowhere.id].includes(id))).toBe(false);
  expect((await adults('ZZI')).map(({ id }) => id)).toEqual([waiting]);
  expect((await adults('home.ug')).map(({ id }) => id)).toEqual([parent]);
  expect(await adults('%')).toEqual([]);
});

test('who is verified belongs to the school, and a teacher’s class gets its code then', async () => {
  const id = idIn(await register('teacher', 'ruth@school.ug'));
  const token = tokenIn(await login('ruth@school.ug'));
  const room = await classOf(id);
  const students = () => send('GET', `/api/classes/${room.id}/students`, { token });
  expect(await students()).toMatchObject({ status: 403, body: { code: 'children/not-verified' } });
  expect(await act(id, 'verify')).toMatchObject({
    status: 200,
    body: { id, verified: true, suspended: false },
  });
  expect(await rowOf(id)).toMatchObject({ schoolId, waitingSchoolId: null, verifiedAt: clock.now });
  const code = (await classOf(id)).code;
  expect(code).toMatch(/^\d{8}$/);
  // The open session has the new powers at once.
  expect((await students()).status).toBe(200);

  clock.now = new Date(clock.now.getTime() + 60_000);
  const first = (await rowOf(id)).verifiedAt;
  expect((await act(id, 'verify')).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ verifiedAt: first });
  expect((await classOf(id)).code).toBe(code);
});

test('who was taken in by another school a moment ago is not taken from it', async () => {
  const id = idIn(await register('teacher', 'moved@school.ug'));
  const answer = await meanwhile(
    database,
    (db) => db.update(users).set({ schoolId: 12, waitingSchoolId: null }).where(eq(users.id, id)),
    () => act(id, 'verify'),
  );
  expect(answer.status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ schoolId: 12, verifiedAt: null });
});

test('a parent who is verified brings children into the school', async () => {
  const id = idIn(await register('parent', 'mother@home.ug'));
  await act(id, 'verify');
  const token = tokenIn(await login('mother@home.ug'));
  const child = { name: 'Lokiru Samuel', grade: 'Primary 2', secret: 'card' };
  const made = await send('POST', '/api/children', { token, body: child });
  expect(await rowOf((made.body as { id: number }).id)).toMatchObject({ schoolId, consent: 'guardian' });
});

test('S6: a paused adult is out at once: every session, the login, links and codes', async () => {
  const teacher = await add({ email: 'paused@school.ug', name: 'Paused Teacher' });
  const second = await newSession(database.db, teacher, clock.now);
  const link = await send('POST', `/api/people/${teacher.id}/reset-link`, { token: head.token });
  const resetToken = /#token=(.+)$/.exec((link.body as { url: string }).url)?.[1];

  expect((await act(teacher.id, 'suspend')).body).toMatchObject({ suspended: true });
  for (const token of [teacher.token, second])
    expect(await send('GET', '/api/me', { token })).toMatchObject({
      status: 401,
      body: { code: 'session/expired' },
    });
  const rows = await database.db.select().from(sessions).where(eq(sessions.userId, teacher.id));
  expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true);
  expect(await login('paused@school.ug')).toMatchObject({ status: 403, body: { code: 'login/suspended' } });
  // A wrong password does not reveal the suspension.
  const wrong = { email: 'paused@school.ug', password: 'not this one at all' };
  expect(await send('POST', '/api/login', { body: wrong })).toMatchObject({
    status: 401,
    body: { code: 'login/failed' },
  });
  const reset = { token: resetToken, newPassword: 'three goats and a hill' };
  expect((await send('POST', '/api/password-reset/confirm', { body: reset })).status).toBe(410);

  expect((await act(teacher.id, 'restore')).body).toMatchObject({ suspended: false });
  expect((await login('paused@school.ug')).status).toBe(200);
  // Sessions that were ended by the suspension stay ended.
  expect((await send('GET', '/api/me', { token: second })).status).toBe(401);
});

test('S6: a session that a login opened in the same moment is dead too', async () => {
  const teacher = await add({ email: 'racer@school.ug' });
  const [, ...logins] = await Promise.all([
    act(teacher.id, 'suspend'),
    ...Array.from({ length: 8 }, () => login('racer@school.ug')),
  ]);
  for (const answer of logins.filter(({ status }) => status === 200))
    expect((await send('GET', '/api/me', { token: tokenIn(answer) })).status).toBe(401);
});

test('codes that a paused adult had made let nobody in any more', async () => {
  const deputy = await add({ administrator: true });
  const pupil = await add({ role: 'learner', email: null });
  const made = await send('POST', '/api/staff-codes', { token: deputy.token, body: {} });
  const staffCode = (made.body as { code: string }[])[0]?.code;
  expect((await send('POST', `/api/children/${pupil.id}/link-code`, { token: deputy.token })).status).toBe(
    200,
  );
  await act(deputy.id, 'suspend');
  expect((await register('teacher', 'friend@school.ug', { staffCode })).status).toBe(404);
  expect(await database.db.$count(staffCodes, eq(staffCodes.madeBy, deputy.id))).toBe(0);
  expect(await database.db.$count(linkCodes, eq(linkCodes.madeBy, deputy.id))).toBe(0);
});

test('the last administrator cannot be paused; two who pause each other at once leave one', async () => {
  const own = await openSchool();
  const pause = (id: number, token: string) => own.send('POST', `/api/people/${id}/suspend`, { token });
  const alone = await pause(own.head.id, own.head.token);
  expect(alone).toMatchObject({ status: 409, body: { code: 'people/last-administrator' } });
  expect((await own.send('GET', '/api/me', { token: own.head.token })).status).toBe(200);

  const deputy = await own.add({ administrator: true });
  const answers = await Promise.all([pause(own.head.id, deputy.token), pause(deputy.id, own.head.token)]);
  const paused = [(await own.rowOf(own.head.id)).suspendedAt, (await own.rowOf(deputy.id)).suspendedAt];
  expect(paused.filter((at) => at === null)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an administrator who is paused already does not count as one who is left', async () => {
  const own = await openSchool();
  const deputy = await own.add({ administrator: true, suspendedAt: own.clock.now });
  expect(deputy.suspendedAt).not.toBeNull();
  const answer = await own.send('POST', `/api/people/${own.head.id}/suspend`, { token: own.head.token });
  expect(answer.status).toBe(409);
});

test('another school’s adults, learners and people of no school are not there; teachers may not ask', async () => {
  const elsewhere = await add({ schoolId: 12, administrator: true });
  const nowhere = await add({ schoolId: null, verifiedAt: null });
  const learner = await add({ role: 'learner', email: null });
  for (const { id } of [elsewhere, nowhere, learner])
    for (const what of ['verify', 'suspend', 'restore'] as const)
      expect((await act(id, what)).status).toBe(404);
  expect((await act(head.id, 'suspend', elsewhere.token)).status).toBe(404);
  const teacher = await add({});
  expect((await act(nowhere.id, 'verify', teacher.token)).status).toBe(403);
  expect(codeOf(await send('GET', '/api/people/adults', { token: teacher.token }))).toBe('access/denied');
  // An administrator without a school has authority over nobody.
  const lost = await add({ administrator: true, schoolId: null });
  expect((await send('GET', '/api/people/adults', { token: lost.token })).status).toBe(404);
});

test('each act is in the security log with who did it', async () => {
  const teacher = await add({ verifiedAt: null });
  for (const what of ['verify', 'suspend', 'restore'] as const) await act(teacher.id, what);
  const events = await database.db.select().from(securityLog).where(eq(securityLog.userId, teacher.id));
  expect(events.map(({ event, detail }) => [event, detail])).toEqual([
    ['adult-verified', { by: head.id }],
    ['adult-suspended', { by: head.id, ended: 1 }],
    ['adult-restored', { by: head.id }],
  ]);
});

test('the school’s name, zone and photos are the administrator’s; bad ones are told beside the field', async () => {
  const own = await openSchool();
  const put = (body: object, token = own.head.token) => own.send('PUT', '/api/school', { token, body });
  const before = { name: 'Lake View Primary School', zone: 'Africa/Kampala', photos: false };
  expect((await own.send('GET', '/api/school', { token: own.head.token })).body).toEqual(before);
  expect((await put({ photos: true })).body).toEqual({ ...before, photos: true });
  expect((await put({ name: ' Lake  View School ' })).body).toMatchObject({
    name: 'Lake View School',
    photos: true,
  });
  expect((await put({})).body).toMatchObject({ name: 'Lake View School' });
  for (const [field, value] of Object.entries({ name: '', zone: 'Mars/Olympus', photos: 'on' }))
    expect(await put({ [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  const teacher = await own.add({});
  expect((await put({ photos: true }, teacher.token)).status).toBe(403);
});

test('a school’s zone is one that the database knows by the same name; case, offsets and posix names are none', async () => {
  const names = [...Intl.supportedValuesOf('timeZone'), 'Africa/Kampala', 'Africa/Asmara', 'UTC'];
  expect(names.every((name) => TimeZone.safeParse(name).success)).toBe(true);
  const rows = await database.sql`select now() at time zone name as local from unnest(${names}::text[]) name`;
  expect(rows).toHaveLength(names.length);
  for (const name of [
    'africa/kampala',
    '+03:00',
    'EAT',
    'Etc/GMT+3',
    'posix/Africa/Kampala',
    'localtime',
    '',
  ])
    expect(TimeZone.safeParse(name).success, name).toBe(false);
});
