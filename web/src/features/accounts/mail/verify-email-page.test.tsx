import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const show = (at = '/verify-email#token=mango_tree-42') => showPage(at, <VerifyEmailPage />);
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify my email' }));
const done = (changed: boolean) => () => replied('POST /verify-email', { done: true, changed });
const sentIn = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /verify-email').map(({ body }) => body);

test('it takes a tap: opening the link alone confirms nothing', async () => {
  const asked = serverAnswers({ 'POST /verify-email': done(false) });
  await show();
  expect(document.title).toBe('Verify your email · AfroLearn');
  expect(sentIn(asked)).toEqual([]);
  await verify();
  expect(await screen.findByText('Thank you! Your email is verified.')).toBeDefined();
  expect(sentIn(asked)).toEqual([{ token: 'mango_tree-42' }]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(document.activeElement?.textContent).toContain('Thank you!');
});

test('a changed email is known to the whole app at once, and whoever is logged in goes on', async () => {
  localStorage.setItem('token', 'mango');
  let email = 'old@school.ug';
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { email })),
    'POST /verify-email': () => {
      email = 'new@school.ug';
      return done(true)();
    },
  });
  await show();
  await verify();
  expect(await screen.findByText('Thank you! This is your email now.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/teacher-dashboard');
  await waitFor(() => expect(localStorage.getItem('user')).toContain('new@school.ug'));
});

test('a link that is dead says why and what to do', async () => {
  serverAnswers({ 'POST /verify-email': () => refused('mail/link-dead') });
  await show();
  await verify();
  expect(await screen.findByText('This link was used already, or it is too old.')).toBeDefined();
  expect(screen.getByText(/we send you a new link/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
});

test('a link that lost its token says so', async () => {
  serverAnswers();
  await show('/verify-email');
  expect(screen.getByText(/^This link is not whole\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verify my email' })).toBeNull();
});

test.each([
  ['an email that somebody took meanwhile', () => refused('settings/email-taken'), /already has an account/],
  ['a lost network', noNetwork, /^We could not reach AfroLearn\./],
])('%s is told, and it can be tried again', async (_, answer, text) => {
  serverAnswers({ 'POST /verify-email': answer });
  await show();
  await verify();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.getByRole('button', { name: 'Verify my email' })).toBeDefined();
});

test('while it waits a second press sends nothing', async () => {
  const asked = serverAnswers({ 'POST /verify-email': neverAnswers });
  await show();
  await verify();
  await userEvent.click(screen.getByRole('button', { name: 'Verifying...' }));
  expect(sentIn(asked)).toHaveLength(1);
});
