/** A new email counts after its link was followed, where the server has mail; the old address is notified. */
import { expect, test } from 'vitest';
import { publicUrl, tokenIn } from '#testing/mailbox.ts';
import { days, openPostOffice, tokenOf } from './testing/post-office.ts';

const office = await openPostOffice();
const { box, post, login, join, personAt, pass, send } = office;

const teacher = async (email: string): Promise<string> => {
  await join('teacher', email);
  await post('/verify-email', { token: tokenIn(await box.next(email)) });
  return tokenOf(await login(email));
};
const change = (token: string, body: object) => send('PATCH', '/api/me', { token, body });
const emailOf = async (token: string) =>
  ((await send('GET', '/api/me', { token })).body as { email: string }).email;

test('the old email stays until the link to the new one was followed; then the old one is told', async () => {
  const token = await teacher('before@school.ug');
  const answer = await change(token, { name: 'Achieng Ruth Atim', email: 'After@School.ug' });
  expect(answer).toMatchObject({
    status: 200,
    body: { name: 'Achieng Ruth Atim', email: 'before@school.ug', emailToConfirm: 'after@school.ug' },
  });
  const letter = await box.next('after@school.ug');
  expect(letter.text).toContain(`${publicUrl}/verify-email#token=`);
  expect(await emailOf(token)).toBe('before@school.ug');

  const followed = await post('/verify-email', { token: tokenIn(letter) });
  expect(followed).toMatchObject({ status: 200, body: { done: true, changed: true } });
  expect(await emailOf(token)).toBe('after@school.ug');
  expect((await personAt('after@school.ug')).emailVerifiedAt).not.toBeNull();
  expect((await login('after@school.ug')).status).toBe(200);
  expect((await login('before@school.ug')).status).toBe(401);
  const told = await box.next('before@school.ug');
  expect(told.subject).toBe('Your email for AfroLearn has changed');
  // The old mailbox must not reveal the new address.
  expect(told.text).not.toContain('after@school.ug');
  expect((await post('/verify-email', { token: tokenIn(letter) })).status).toBe(410);
});

test('a change of name or picture alone sends nothing and waits for nothing', async () => {
  const token = await teacher('quiet@school.ug');
  const before = box.letters.length;
  const answer = await change(token, { name: 'Ruth Achieng', email: 'quiet@school.ug' });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Ruth Achieng' } });
  expect(answer.body).not.toHaveProperty('emailToConfirm');
  expect(box.letters).toHaveLength(before);
});

test('an email that somebody has is refused when it is asked for, and when it was taken meanwhile', async () => {
  const token = await teacher('mover@school.ug');
  await teacher('holder@school.ug');
  const asked = await change(token, { email: 'holder@school.ug' });
  expect(asked).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } });
  await change(token, { email: 'soon-taken@school.ug' });
  const link = tokenIn(await box.next('soon-taken@school.ug'));
  await join('parent', 'soon-taken@school.ug');
  expect(await post('/verify-email', { token: link })).toMatchObject({
    status: 409,
    body: { code: 'settings/email-taken' },
  });
  expect(await emailOf(token)).toBe('mover@school.ug');
});

test('a link of before is dead: one to an older wish, one for a password sent to the old address', async () => {
  const token = await teacher('first@school.ug');
  await change(token, { email: 'second@school.ug' });
  const second = tokenIn(await box.next('second@school.ug'));
  await change(token, { email: 'third@school.ug' });
  const third = tokenIn(await box.next('third@school.ug'));
  await post('/password-reset/request', { email: 'first@school.ug' });
  const reset = tokenIn(await box.next('first@school.ug'));
  expect((await post('/verify-email', { token: second })).status).toBe(410);
  expect((await post('/verify-email', { token: third })).status).toBe(200);
  const newPassword = 'groundnut stew 77';
  expect((await post('/password-reset/confirm', { token: reset, newPassword })).status).toBe(410);
});

test('a wish is forgotten after three days, and when the password is set anew', async () => {
  const token = await teacher('slow@school.ug');
  await change(token, { email: 'slower@school.ug' });
  const late = tokenIn(await box.next('slower@school.ug'));
  pass(3 * days);
  expect((await post('/verify-email', { token: late })).status).toBe(410);

  const again = tokenOf(await login('slow@school.ug'));
  await change(again, { email: 'thief@school.ug' });
  const wish = tokenIn(await box.next('thief@school.ug'));
  await post('/password-reset/request', { email: 'slow@school.ug' });
  const reset = tokenIn(await box.next('slow@school.ug'));
  const newPassword = 'groundnut stew 77';
  expect((await post('/password-reset/confirm', { token: reset, newPassword })).status).toBe(200);
  expect((await post('/verify-email', { token: wish })).status).toBe(410);
});

test('a sign-in of the last ten minutes is still needed, and an address that gets no mail is refused', async () => {
  const token = await teacher('fresh@school.ug');
  const unreachable = await change(token, { email: 'ruth@kla-014.learner.invalid' });
  expect(unreachable).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  pass(10 * 60 * 1000);
  const late = await change(token, { email: 'fresher@school.ug' });
  expect(late).toMatchObject({ status: 403, body: { code: 'settings/sign-in-again' } });
});

test('with the mail server away nothing of the form is changed, and that is told', async () => {
  const away = await openPostOffice({ SMTP_URL: 'smtp://127.0.0.1:1', SAFETY_PROFILE: 'demo' });
  await away.join('learner', 'akello@home.ug');
  const token = tokenOf(await away.login('akello@home.ug'));
  const body = { name: 'Akello Amina', email: 'new@home.ug' };
  const answer = await away.send('PATCH', '/api/me', { token, body });
  expect(answer).toMatchObject({ status: 503, body: { code: 'mail/failed' } });
  const { body: me } = await away.send('GET', '/api/me', { token });
  expect(me).toMatchObject({ name: 'Akello Grace', email: 'akello@home.ug' });
});
