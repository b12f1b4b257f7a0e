import { expect, test } from 'vitest';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';

const { send } = await testApp();
const form = forms.learner();
await send('POST', '/api/register', { body: form });
const entered = await send('POST', '/api/login', { body: { email: form.email, password: goodPassword } });
const person = entered.body as { token: string };
const paths = ['/me', '/settings', '/health', '/notifications', '/grades'];
type Answers = Record<string, { status: number; body: unknown }>;
const ask = async (to: string, options: object = { token: person.token }) =>
  await send('GET', `/api/answers?to=${to}`, options);

test('several calls are answered at once, each as it would have been by itself', async () => {
  const { status, body } = await ask(paths.join(','));
  expect(status).toBe(200);
  const answers = body as Answers;
  expect(Object.keys(answers)).toEqual(paths);
  for (const path of paths) {
    const alone = await send('GET', `/api${path}`, { token: person.token });
    expect(answers[path], path).toEqual({ status: alone.status, body: alone.body });
  }
});

test('a call that refuses does so here too, and leaves the others alone', async () => {
  const { body } = await ask('/people/adults,/me,/nowhere,/answers,/xp/999999');
  const statuses = Object.fromEntries(
    Object.entries(body as Answers).map(([path, answer]) => [path, answer.status]),
  );
  expect(statuses).toEqual({
    '/people/adults': 403,
    '/me': 200,
    '/nowhere': 404,
    '/answers': 404,
    '/xp/999999': 404,
  });
});

test('without a session nothing is answered', async () => {
  expect((await ask('/health', {})).status).toBe(401);
});

test('it speaks the language that was asked for', async () => {
  const { body } = await ask('/nowhere', { token: person.token, headers: { 'accept-language': 'sw' } });
  const alone = await send('GET', '/api/nowhere', {
    token: person.token,
    headers: { 'accept-language': 'sw' },
  });
  expect((body as Answers)['/nowhere']?.body).toEqual(alone.body);
});

test.each(['', 'me', '/me,', '/me?x=1', '/../me', 'http://elsewhere/me', Array(17).fill('/me').join(',')])(
  'what is no list of paths is refused: %j',
  async (to) => {
    expect(await ask(encodeURIComponent(to))).toMatchObject({
      status: 400,
      body: { code: 'request/invalid' },
    });
  },
);
