/** From the sign-up form to the login page, where the server has mail and where it has none. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { LoginPage } from '../login-page.tsx';
import { SignupPage } from '../signup-page.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['sent', 'failed', undefined] as const)(
  'the form tells the login page the email, and whether a letter went out: %s',
  async (verification) => {
    const user = personOf('parent');
    const body = { user, ...(verification === undefined ? {} : { verification }) };
    serverAnswers({ 'POST /register': () => replied('POST /register', body) });
    await showPage('/signup?role=parent', <SignupPage />);
    await userEvent.type(screen.getByLabelText('Full name'), 'Okot Paul');
    await userEvent.type(screen.getByLabelText('Email'), 'okot@home.ug');
    await userEvent.type(screen.getByLabelText('Password'), 'three mangoes');
    await press('Next');
    await press('Create Account');
    await arriveAt('/login');
    const state = JSON.parse(screen.getByTestId('where').dataset['state'] ?? '');
    expect(state).toEqual({
      accountMade: true,
      email: 'okot@home.ug',
      ...(verification === undefined ? {} : { verification }),
    });
  },
);

test.each([
  [{ accountMade: true }, 'Your account is ready. Log in to begin.'],
  [{ accountMade: true, verification: 'sent' }, /^Your account is made\. We sent you a mail:/],
  [{ accountMade: true, verification: 'failed' }, /^Your account is made, but we could not send the mail/],
  [{ passwordSet: true }, 'Your new password is saved. Log in with it.'],
])('the login page says what happened: %j', async (state, text) => {
  serverAnswers();
  await showPage({ pathname: '/login', state }, <LoginPage />);
  const said = screen.getByRole('status').textContent;
  expect(said).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

test('spec 1 §2.4: the email of the new account stands in the field, and can be written over', async () => {
  const asked = serverAnswers({
    'POST /login': () => replied('POST /login', { token: 'mango', user: personOf('parent') }),
  });
  const state = { accountMade: true, email: 'okot@home.ug' };
  await showPage({ pathname: '/login', state }, <LoginPage />);
  const email = screen.getByLabelText<HTMLInputElement>('Email or student ID');
  expect(email.value).toBe('okot@home.ug');
  await userEvent.clear(email);
  await userEvent.type(email, 'other@home.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes');
  await press('Log in');
  expect(asked.find(({ name }) => name === 'POST /login')?.body).toMatchObject({ email: 'other@home.ug' });
});

test('spec 1 §8: an email that waits for its link is told in the documented words', async () => {
  serverAnswers({ 'POST /login': () => refused('login/unverified') });
  await showPage('/login', <LoginPage />);
  await userEvent.type(screen.getByLabelText('Email or student ID'), 'okot@home.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes');
  await press('Log in');
  expect(screen.getByRole('alert').textContent).toBe(
    'Please verify your email. Check your inbox for the verification link.',
  );
});

test('the login page leads to the way back for a forgotten password', async () => {
  serverAnswers();
  await showPage('/login', <LoginPage />);
  const link = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});
