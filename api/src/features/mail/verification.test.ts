/** Adults follow a link before they log in, where the server has mail; learners never wait. */
import { expect, test } from 'vitest';
import { mailTokens } from '#db/tables.ts';
import { publicUrl, tokenIn } from '#testing/mailbox.ts';
import { forms, goodPassword, testApp, testDatabase } from '#testing/test-app.ts';
import { days, minutes, openPostOffice, tokenOf } from './testing/post-office.ts';

const office = await openPostOffice();
const { box, post, login, join, personAt, pass } = office;

test.each(['teacher', 'parent'] as const)(
  'a %s who registers is sent a link, may log in after following it, and not before',
  async (role) => {
    const email = `${role}@school.ug`;
    expect(await join(role, email)).toMatchObject({ status: 201, body: { verification: 'sent' } });
    const letter = await box.next(email);
    expect(letter.subject).toBe('Please verify your email for AfroLearn');
    expect(letter.text).toContain(`${publicUrl}/verify-email#token=`);

    const early = await login(email);
    expect(early).toMatchObject({ status: 403, body: { code: 'login/unverified' } });
    // Spec 1 §8: the web looks for this word.
    expect((early.body as { error: string }).error).toMatch(/verify/);

    const answer = await post('/verify-email', { token: tokenIn(letter) });
    expect(answer).toMatchObject({ status: 200, body: { done: true, changed: false } });
    expect((await personAt(email)).emailVerifiedAt).toEqual(office.clock.now);
    expect((await login(email)).status).toBe(200);
  },
);

test('a learner is never blocked and is sent nothing unasked, but may ask', async () => {
  const answer = await join('learner', 'akello@home.ug');
  expect([answer.status, answer.body]).toMatchObject([201, { user: { role: 'learner' } }]);
  expect(answer.body).not.toHaveProperty('verification');
  const token = tokenOf(await login('akello@home.ug'));
  expect(box.letters.filter(({ to }) => to === 'akello@home.ug')).toEqual([]);

  expect(await post('/verify-email/send', {}, token)).toMatchObject({
    status: 200,
    body: { done: true, mail: true },
  });
  const letter = await box.next('akello@home.ug');
  expect((await post('/verify-email', { token: tokenIn(letter) })).status).toBe(200);
  // A verified person gets no further letters.
  const before = box.letters.length;
  expect((await post('/verify-email/send', {}, token)).status).toBe(200);
  expect(box.letters).toHaveLength(before);
});

test('a name that a school issued gets no letter and does not pretend to', async () => {
  const email = 'amina42@kla-014.learner.invalid';
  expect((await join('learner', email)).status).toBe(201);
  const token = tokenOf(await login(email));
  expect(await post('/verify-email/send', {}, token)).toMatchObject({
    status: 409,
    body: { code: 'mail/no-address' },
  });
  // An adult with a learner address could never verify it.
  const adult = await join('parent', 'okot@kla-014.learner.invalid');
  expect(adult).toMatchObject({ status: 400, body: { fields: { email: expect.stringContaining('mail') } } });
});

test('a link works once; a wrong word for it and an empty one do not work at all', async () => {
  await join('parent', 'once@home.ug');
  const token = tokenIn(await box.next('once@home.ug'));
  expect((await post('/verify-email', { token })).status).toBe(200);
  for (const wrong of [token, `${token}x`, 'A'.repeat(43)]) {
    expect(await post('/verify-email', { token: wrong })).toMatchObject({
      status: 410,
      body: { code: 'mail/link-dead' },
    });
  }
  for (const wrong of ['', 5, null, undefined])
    expect((await post('/verify-email', { token: wrong })).status).toBe(400);
  // A link works for its purpose only.
  expect((await post('/password-reset/confirm', { token, newPassword: 'groundnut stew 77' })).status).toBe(
    410,
  );
});

test('a link lives three days', async () => {
  await join('parent', 'late@home.ug');
  const token = tokenIn(await box.next('late@home.ug'));
  pass(3 * days);
  expect((await post('/verify-email', { token })).status).toBe(410);
  await join('parent', 'in-time@home.ug');
  const other = tokenIn(await box.next('in-time@home.ug'));
  pass(3 * days - 1000);
  expect((await post('/verify-email', { token: other })).status).toBe(200);
});

test('logging in sends the letter again, not more often than every ten minutes, and the old link is void', async () => {
  await join('teacher', 'again@school.ug');
  const first = tokenIn(await box.next('again@school.ug'));
  const count = () => box.letters.filter(({ to }) => to === 'again@school.ug').length;
  await login('again@school.ug');
  await login('again@school.ug', 'a wrong password');
  pass(11 * minutes);
  await login('again@school.ug', 'a wrong password');
  expect(count()).toBe(1);
  expect((await login('again@school.ug')).status).toBe(403);
  const second = tokenIn(await box.next('again@school.ug'));
  expect(count()).toBe(2);
  expect((await post('/verify-email', { token: first })).status).toBe(410);
  expect((await post('/verify-email', { token: second })).status).toBe(200);
  expect((await login('again@school.ug')).status).toBe(200);
});

test('three letters a day to one address and no more; who logs in is still told what to do', async () => {
  const strict = await openPostOffice({}, { limitsWidth: 1 });
  await strict.join('teacher', 'much@school.ug');
  for (let n = 0; n < 6; n += 1) {
    strict.pass(11 * minutes);
    const answer = await strict.login('much@school.ug');
    expect(answer).toMatchObject({ status: 403, body: { code: 'login/unverified' } });
  }
  // The registration's letter, and three more.
  expect(strict.box.letters).toHaveLength(4);
});

test('while the mail server is away: the account is made, nothing pretends, and the letter comes later', async () => {
  const { settings } = box;
  const away = await openPostOffice({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await away.join('parent', 'away@home.ug')).toMatchObject({
    status: 201,
    body: { verification: 'failed' },
  });
  away.pass(11 * minutes);
  expect(await away.login('away@home.ug')).toMatchObject({
    status: 503,
    body: { code: 'mail/failed', error: expect.stringContaining('We could not send the mail just now.') },
  });
  // Learners are unaffected.
  expect((await away.join('learner', 'child@home.ug')).status).toBe(201);
  expect((await away.login('child@home.ug')).status).toBe(200);
});

test('without mail accounts are usable at once; those stay usable when mail comes, and others when it goes', async () => {
  const database = await testDatabase();
  const without = await testApp({ SAFETY_PROFILE: 'school' }, { database });
  const withMail = await testApp({ SAFETY_PROFILE: 'school', ...box.settings }, { database });
  const login = (app: typeof without, email: string) =>
    app.send('POST', '/api/login', { body: { email, password: goodPassword } });

  const before = await without.send('POST', '/api/register', { body: forms.teacher('before@school.ug') });
  expect(before.body).not.toHaveProperty('verification');
  expect((await login(without, 'before@school.ug')).status).toBe(200);
  const entered = await login(withMail, 'before@school.ug');
  expect(entered.status).toBe(200);

  await withMail.send('POST', '/api/register', { body: forms.teacher('after@school.ug') });
  expect((await login(withMail, 'after@school.ug')).status).toBe(403);
  expect((await login(without, 'after@school.ug')).status).toBe(200);

  // Without mail the reply says so, and no link is made.
  const links = await database.db.$count(mailTokens);
  const asked = await without.send('POST', '/api/verify-email/send', { token: tokenOf(entered) });
  expect(asked).toMatchObject({ status: 200, body: { done: true, mail: false } });
  expect(await database.db.$count(mailTokens)).toBe(links);
});

test('the server says whether it has mail', async () => {
  const { body } = await office.send('GET', '/api/health');
  expect(body).toMatchObject({ mail: true });
  const without = await testApp();
  expect((await without.send('GET', '/api/health')).body).not.toHaveProperty('mail');
});
