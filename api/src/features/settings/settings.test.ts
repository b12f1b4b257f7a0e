import { avatarIds, avatarPicture, isSpecialAvatar } from '@afrolearn/learning/avatars/avatars.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schools, users } from '#db/tables.ts';
import { forms, goodPassword, type TestApp, testApp, testDatabase } from '#testing/test-app.ts';

const database = await testDatabase();
const demo = await testApp({}, { database });
const school = await testApp({ SAFETY_PROFILE: 'school' }, { database });
await database.db.insert(schools).values([
  { id: 1, name: 'Mango Tree', demo: true, photos: true },
  { id: 2, name: 'Real School' },
]);

let count = 0;
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

const signedIn = async (role: keyof typeof forms = 'teacher', app: TestApp = demo) => {
  count += 1;
  const email = `settings${count}@school.ug`;
  const registered = await app.send('POST', '/api/register', { body: forms[role](email) });
  expect(registered.status).toBe(201);
  const enter = async (agent = chrome, password = goodPassword) => {
    const answer = await app.send('POST', '/api/login', {
      body: { email, password },
      headers: { 'user-agent': agent },
    });
    return (answer.body as { token: string }).token;
  };
  const { id } = (registered.body as { user: { id: number } }).user;
  return { id, email, token: await enter(), enter };
};

const pass = async (ms: number, act: () => Promise<void>) => {
  const before = demo.clock.now;
  demo.clock.now = new Date(before.getTime() + ms);
  await act().finally(() => {
    demo.clock.now = before;
  });
};
const minutes = 60 * 1000;

test('spec 2 §7: PATCH /me takes name, email and picture, and answers the user', async () => {
  const { token } = await signedIn();
  const body = {
    name: ' Achieng  Ruth Atim ',
    email: 'NEW.ACHIENG@school.ug',
    picture: '/avatars/prof-2.svg',
  };
  const answer = await demo.send('PATCH', '/api/me', { token, body });
  expect(answer.status).toBe(200);
  const changed = {
    name: 'Achieng Ruth Atim',
    email: 'new.achieng@school.ug',
    picture: '/avatars/prof-2.svg',
  };
  expect(answer.body).toMatchObject(changed);
  expect((await demo.send('GET', '/api/me', { token })).body).toMatchObject(changed);
});

test.each(['', null])('a picture of %o is no picture', async (picture) => {
  const { token } = await signedIn();
  await demo.send('PATCH', '/api/me', { token, body: { picture: '/avatars/animal-1.svg' } });
  const answer = await demo.send('PATCH', '/api/me', { token, body: { picture } });
  expect([answer.status, answer.body]).toMatchObject([200, { picture: null }]);
});

test('what is not sent stays, and what is sent unchanged is no change', async () => {
  const { token, email } = await signedIn();
  await demo.send('PATCH', '/api/me', { token, body: { picture: '/avatars/animal-1.svg' } });
  await pass(60 * minutes, async () => {
    // An hour later, even the unchanged email is accepted.
    const same = await demo.send('PATCH', '/api/me', { token, body: { name: 'Achieng Ruth', email } });
    expect([same.status, same.body]).toMatchObject([200, { email, picture: '/avatars/animal-1.svg' }]);
  });
});

test.each(['role', 'administrator', 'schoolId', 'consent', 'passwordHash', 'id'])(
  'nobody gives themselves %s',
  async (field) => {
    const { token, id } = await signedIn('parent');
    const [before] = await database.db.select().from(users).where(eq(users.id, id));
    const answer = await demo.send('PATCH', '/api/me', { token, body: { [field]: 'teacher' } });
    expect(answer.status).toBe(200);
    expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([before]);
  },
);

test.each([
  ['name', '', 'Please write your name.'],
  ['email', '', 'Please write your email.'],
  ['email', 'not an email', /does not look like an email/],
])('spec 2 §5: a bad %s %j is told beside its field', async (field, value, text) => {
  const { token } = await signedIn();
  const answer = await demo.send('PATCH', '/api/me', { token, body: { [field]: value } });
  expect(answer.status).toBe(400);
  const said = (answer.body as { fields: Record<string, string> }).fields[field];
  expect(said).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

test('a taken email is 409 beside its field, whatever its case, and of ten at once one wins', async () => {
  const other = await signedIn();
  const { token } = await signedIn();
  const answer = await demo.send('PATCH', '/api/me', { token, body: { email: other.email.toUpperCase() } });
  expect([answer.status, answer.body]).toMatchObject([409, { fields: { email: expect.any(String) } }]);
  const ten = await Promise.all(Array.from({ length: 10 }, () => signedIn('parent')));
  const answers = await Promise.all(
    ten.map((one) =>
      demo.send('PATCH', '/api/me', { token: one.token, body: { email: 'wanted@school.ug' } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('a new email needs a sign-in under 10 minutes old; a new name does not', async () => {
  const { token, enter } = await signedIn();
  const ask = (body: object, as = token) => demo.send('PATCH', '/api/me', { token: as, body });
  await pass(10 * minutes, async () => {
    const late = await ask({ name: 'Somebody Else', email: 'thief@school.ug' });
    expect([late.status, late.body]).toMatchObject([403, { code: 'settings/sign-in-again' }]);
    expect((await demo.send('GET', '/api/me', { token })).body).toMatchObject({ name: 'Achieng Ruth' });
    expect((await ask({ name: 'Achieng Ruth Atim' })).status).toBe(200);
    expect((await ask({ email: 'later@school.ug' }, await enter())).status).toBe(200);
  });
  expect((await ask({ email: 'in.time@school.ug' })).status).toBe(200);
});

test('the new email signs in, the old one no longer', async () => {
  const { token, email } = await signedIn();
  await demo.send('PATCH', '/api/me', { token, body: { email: 'moved@school.ug' } });
  const enter = (address: string) =>
    demo.send('POST', '/api/login', { body: { email: address, password: goodPassword } });
  expect([(await enter(email)).status, (await enter('moved@school.ug')).status]).toEqual([401, 200]);
});

test("a learner's name is changed in the demo; elsewhere the teacher is asked, and the rest still works", async () => {
  const inDemo = await signedIn('learner');
  expect((await demo.send('PATCH', '/api/me', { ...inDemo, body: { name: 'Akello G' } })).status).toBe(200);
  const posing = await demo.send('PATCH', '/api/me', { ...inDemo, body: { name: 'Teacher Sarah' } });
  expect([posing.status, posing.text]).toEqual([400, expect.stringContaining('sounds like an office')]);
  const { token } = await signedIn('learner', school);
  const answer = await school.send('PATCH', '/api/me', { token, body: { name: 'Akello G' } });
  expect([answer.status, answer.body]).toMatchObject([
    403,
    { error: 'Please ask your teacher to change your name.', fields: { name: expect.any(String) } },
  ]);
  const picture = await school.send('PATCH', '/api/me', {
    token,
    body: { name: 'Akello Grace', picture: '/avatars/fantasy-1.svg' },
  });
  expect(picture.status).toBe(200);
  const teacher = await signedIn('teacher', school);
  expect((await school.send('PATCH', '/api/me', { ...teacher, body: { name: 'Ruth A' } })).status).toBe(200);
});

test('each open avatar may be chosen; the special ones are locked until earned', async () => {
  const { token } = await signedIn('learner');
  for (const id of avatarIds) {
    const answer = await demo.send('PATCH', '/api/me', { token, body: { picture: avatarPicture(id) } });
    expect([id, answer.status]).toEqual([id, isSpecialAvatar(id) ? 403 : 200]);
  }
});

test.each([
  'https://evil.example/track.gif',
  '//evil.example/x.svg',
  '/avatars/../uploads/x.webp',
  '/avatars/african-9.svg',
  'african-1',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  `/uploads/${'a'.repeat(32)}.webp`,
])('the picture %j is refused', async (picture) => {
  const { token } = await signedIn();
  const answer = await demo.send('PATCH', '/api/me', { token, body: { picture } });
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { picture: expect.any(String) } }]);
});

test('changing the password needs the current one, and a wrong one is 403, not 401', async () => {
  const { token } = await signedIn();
  const body = { currentPassword: 'not this one', newPassword: 'a new long password' };
  const wrong = await demo.send('POST', '/api/change-password', { token, body });
  expect([wrong.status, wrong.body]).toMatchObject([
    403,
    { fields: { currentPassword: expect.any(String) } },
  ]);
  expect((await demo.send('GET', '/api/me', { token })).status).toBe(200);
});

test.each([
  ['nothing', {}, ['currentPassword', 'newPassword']],
  ['an empty new one', { currentPassword: goodPassword, newPassword: '' }, ['newPassword']],
  ['seven characters', { currentPassword: goodPassword, newPassword: 'seven77' }, ['newPassword']],
  ['129 characters', { currentPassword: goodPassword, newPassword: 'x'.repeat(129) }, ['newPassword']],
  ['a weak one', { currentPassword: goodPassword, newPassword: 'password123' }, ['newPassword']],
])('spec 2 §5: changing the password with %s is refused beside the field', async (_, body, fields) => {
  const { token } = await signedIn();
  const answer = await demo.send('POST', '/api/change-password', { token, body });
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(fields);
});

test('after the change the new password signs in, the old does not, and only this session lives', async () => {
  const { token, enter, email } = await signedIn();
  const others = [await enter(), await enter()];
  const body = { currentPassword: goodPassword, newPassword: 'groundnut stew 77' };
  expect((await demo.send('POST', '/api/change-password', { token, body })).status).toBe(200);
  for (const other of others) expect((await demo.send('GET', '/api/me', { token: other })).status).toBe(401);
  expect((await demo.send('GET', '/api/me', { token })).status).toBe(200);
  const old = await demo.send('POST', '/api/login', { body: { email, password: goodPassword } });
  expect(old.status).toBe(401);
  expect(await enter(chrome, 'groundnut stew 77')).toEqual(expect.any(String));
});

test('an account without a password says so', async () => {
  const { token, id } = await signedIn('parent');
  await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  const body = { currentPassword: 'anything', newPassword: 'groundnut stew 77' };
  const answer = await demo.send('POST', '/api/change-password', { token, body });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'settings/no-password' }]);
});

type Listed = { id: string; device: string | null; current: boolean; seenAt: string };

test('permissions N17: own sessions are listed, this one first, and one of them can be ended', async () => {
  const { token, enter } = await signedIn();
  const other = await enter('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0');
  await signedIn();
  const answer = await demo.send('GET', '/api/sessions', { token });
  const listed = answer.body as Listed[];
  expect(listed).toMatchObject([
    { device: 'Chrome on Android', current: true, seenAt: '2026-03-09T06:00:00.000Z' },
    { device: 'Firefox on Linux', current: false },
  ]);
  expect(answer.text).not.toContain(token);
  const end = () => demo.send('DELETE', `/api/sessions/${listed[1]?.id}`, { token });
  expect((await end()).status).toBe(200);
  expect((await demo.send('GET', '/api/me', { token: other })).status).toBe(401);
  expect((await end()).status).toBe(404);
  expect((await demo.send('GET', '/api/sessions', { token })).body).toHaveLength(1);
});

test("nobody ends a stranger's session", async () => {
  const victim = await signedIn();
  const [session] = (await demo.send('GET', '/api/sessions', victim)).body as Listed[];
  const thief = await signedIn();
  for (const id of [session?.id, 'not-an-id']) {
    expect((await demo.send('DELETE', `/api/sessions/${id}`, thief)).status).toBe(404);
  }
  expect((await demo.send('POST', '/api/sessions/end-others', thief)).body).toEqual({ ended: 0 });
  expect((await demo.send('GET', '/api/me', victim)).status).toBe(200);
});

test('ending all others leaves this one', async () => {
  const { token, enter } = await signedIn();
  const others = [await enter(), await enter(), await enter()];
  expect((await demo.send('POST', '/api/sessions/end-others', { token })).body).toEqual({ ended: 3 });
  for (const other of others) expect((await demo.send('GET', '/api/me', { token: other })).status).toBe(401);
  expect((await demo.send('GET', '/api/me', { token })).status).toBe(200);
});

test('an ended or expired session is not listed', async () => {
  const { token, enter } = await signedIn();
  const gone = await enter();
  await demo.send('POST', '/api/logout', { token: gone });
  expect((await demo.send('GET', '/api/sessions', { token })).body).toHaveLength(1);
});

test('permissions G36: settings are kept for the person, not the device', async () => {
  const { token, enter } = await signedIn();
  const read = async (as: string) => (await demo.send('GET', '/api/settings', { token: as })).body;
  const switches = { notifications: true, insights: true, leaderboard: true, motivation: true };
  const unchosen = { ...switches, language: null };
  expect(await read(token)).toEqual({ ...unchosen, theme: 'system', photos: true });
  const dark = await demo.send('PUT', '/api/settings', { token, body: { theme: 'dark' } });
  const whole = { ...unchosen, theme: 'dark' };
  expect(dark.body).toEqual(whole);
  const chosen = { notifications: false, language: 'sw', leaderboard: false };
  await demo.send('PUT', '/api/settings', { token, body: chosen });
  expect(await read(await enter())).toEqual({ ...whole, ...chosen, photos: true });
  expect(await read((await signedIn()).token)).toMatchObject({ theme: 'system' });
});

test.each([{ theme: 'purple' }, { notifications: 'yes' }, { language: 'de' }])(
  'the setting %j is refused',
  async (body) => {
    const { token } = await signedIn();
    expect((await demo.send('PUT', '/api/settings', { token, body })).status).toBe(400);
  },
);

test('health says whom to ask for help, in the operator’s own words', async () => {
  expect((await demo.send('GET', '/api/health')).body).toMatchObject({ support: null });
  const { send } = await testApp({ SUPPORT_CONTACT: ' Mr Okot, room 4 ' }, { database });
  expect((await send('GET', '/api/health')).body).toMatchObject({ support: 'Mr Okot, room 4' });
});
