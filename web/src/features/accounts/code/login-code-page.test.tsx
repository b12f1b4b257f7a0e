import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LoginPage } from '../login-page.tsx';
import { LoginCodePage } from './login-code-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const half = () =>
  replied('POST /login', { secondFactor: { ticket: 'half-a-mango', expiresAt: '2026-03-09T06:10:00Z' } });

const Pages = () => (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/login/code" element={<LoginCodePage />} />
    <Route path="/teacher-dashboard" element={<h1>My classes</h1>} />
  </Routes>
);

const logIn = async (answers: Answers) => {
  const asked = serverAnswers({ 'POST /login': half, ...answers });
  await showPage('/login', <Pages />);
  await userEvent.type(screen.getByLabelText(/^Email/), 'ruth@school.ug');
  await userEvent.type(screen.getByLabelText('Password'), 'mango tree shade 42');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return asked;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Number from your app');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));

test('after the password a number is asked for; nobody is signed in before it', async () => {
  const user = personOf('teacher');
  const asked = await logIn({
    'POST /login/code': () => replied('POST /login/code', { token: 'mango-token', user }),
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), '123456');
  await goOn();
  await screen.findByRole('heading', { name: 'My classes' });
  expect(asked.find(({ name }) => name === 'POST /login/code')?.body).toEqual({
    ticket: 'half-a-mango',
    code: '123456',
  });
  expect(localStorage.getItem('token')).toBe('mango-token');
});

test('a wrong number is said, kept in the field, and can be tried again', async () => {
  await logIn({
    'POST /login/code': () =>
      refused('second-factor/wrong-number', { fields: { code: 'This number is not right.' } }),
  });
  await userEvent.type(field(), '000000');
  await goOn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/not right/);
  expect(screen.getByText('This number is not right.')).toBeDefined();
  expect(field().value).toBe('000000');
  expect(localStorage.getItem('token')).toBeNull();
});

test('an empty field sends nothing; without a network it is said', async () => {
  const asked = await logIn({ 'POST /login/code': noNetwork });
  await goOn();
  expect(screen.getByText('Please write the number of your app.')).toBeDefined();
  expect(asked.some(({ name }) => name === 'POST /login/code')).toBe(false);
  await userEvent.type(field(), '123456');
  await goOn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach/);
});

test('too late: back to the password, and so is who comes here without one', async () => {
  await logIn({ 'POST /login/code': () => refused('second-factor/too-late') });
  await userEvent.type(field(), '123456');
  await goOn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/took too long/);
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});

test('who opens the address alone is sent to the password', async () => {
  serverAnswers({});
  await showPage('/login/code', <Pages />);
  expect(screen.getByText('Please log in with your password first.')).toBeDefined();
});
