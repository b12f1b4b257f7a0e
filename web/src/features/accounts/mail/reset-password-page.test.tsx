import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const show = (at = '/reset-password#token=mango_tree-42') => showPage(at, <ResetPasswordPage />);
const done = () => replied('POST /password-reset/confirm', { done: true });
const field = () => screen.getByLabelText<HTMLInputElement>('New password');
const save = async (password: string) => {
  if (password !== '') await userEvent.type(field(), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
};
const sentIn = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /password-reset/confirm').map(({ body }) => body);

test('the token behind the # and the new password are sent once, then it leads to the login page', async () => {
  const asked = serverAnswers({ 'POST /password-reset/confirm': done });
  await show();
  expect(document.title).toBe('Choose a new password · AfroLearn');
  await save('groundnut stew 77');
  await arriveAt('/login');
  expect(sentIn(asked)).toEqual([{ token: 'mango_tree-42', newPassword: 'groundnut stew 77' }]);
  expect(JSON.parse(screen.getByTestId('where').dataset['state'] ?? '')).toEqual({ passwordSet: true });
});

test('whoever is logged in here is logged out: the server has ended the session', async () => {
  localStorage.setItem('token', 'old');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'POST /password-reset/confirm': done,
  });
  await show();
  await save('groundnut stew 77');
  await arriveAt('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['', 'Please choose a password.'],
  ['mango', 'A password needs 8 characters or more.'],
])('the password %j is told beside the field, and nothing is sent', async (password, text) => {
  const asked = serverAnswers();
  await show();
  await save(password);
  expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(sentIn(asked)).toEqual([]);
});

test('a password that the server finds weak is told beside the field, and can be changed', async () => {
  let tries = 0;
  const weak = { fields: { newPassword: 'That password is easy to guess. Please choose another.' } };
  serverAnswers({
    'POST /password-reset/confirm': () => (tries++ === 0 ? refused('request/invalid', weak) : done()),
  });
  await show();
  await save('password123');
  expect(await screen.findByText(weak.fields.newPassword)).toBeDefined();
  expect(field().value).toBe('password123');
  await userEvent.clear(field());
  await save('groundnut stew 77');
  await arriveAt('/login');
});

test('a link that is dead says why, and how to get a new one', async () => {
  serverAnswers({ 'POST /password-reset/confirm': () => refused('mail/link-dead') });
  await show();
  await save('groundnut stew 77');
  expect(await screen.findByText('This link was used already, or it is too old.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test.each(['/reset-password', '/reset-password#token=', '/reset-password?token=mango#other=1'])(
  'a link that lost its token says so: %s',
  async (at) => {
    serverAnswers();
    await show(at);
    expect(screen.getByText(/^This link is not whole\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  },
);

test('without a network it is told, and what was typed stays', async () => {
  serverAnswers({ 'POST /password-reset/confirm': noNetwork });
  await show();
  await save('groundnut stew 77');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not reach AfroLearn\./);
  expect(field().value).toBe('groundnut stew 77');
});

test('while it waits a second press sends nothing; the password can be shown', async () => {
  const asked = serverAnswers({ 'POST /password-reset/confirm': neverAnswers });
  await show();
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field().type).toBe('text');
  await save('groundnut stew 77');
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect(sentIn(asked)).toHaveLength(1);
});
