import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const withMail = {
  'GET /health': () =>
    replied('GET /health', { status: 'ok', profile: 'school', support: 'Mr Okot, 0700 000 000', mail: true }),
} as const;
const sent = () => replied('POST /password-reset/request', { done: true, mail: true });
const show = () => showPage('/forgot-password', <ForgotPasswordPage />);
const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = async (email = ' ruth@school.ug ') => {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
};
const asksOf = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /password-reset/request');

test('with mail: the address is sent once, and the answer promises no more than it knows', async () => {
  const asked = serverAnswers({ ...withMail, 'POST /password-reset/request': sent });
  await show();
  expect(document.title).toBe('Forgotten password · AfroLearn');
  await send();
  const note = await screen.findByText('If this address has an account, a mail is on its way.');
  expect(note.closest('[role=status]')).not.toBeNull();
  expect(asksOf(asked).map(({ body }) => body)).toEqual([{ email: 'ruth@school.ug' }]);
  // The focused button is gone, so the focus is on the message.
  expect(document.activeElement?.textContent).toContain('a mail is on its way');
  // A mail may get lost: the people who can help are named as well.
  expect(screen.getByRole('heading', { name: 'Who can help you' })).toBeDefined();
});

test('another email can be tried, and what was typed is still there', async () => {
  serverAnswers({ ...withMail, 'POST /password-reset/request': sent });
  await show();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
  expect(field().value.trim()).toBe('ruth@school.ug');
});

test('without mail nobody is asked for an address: the page names who can help at once', async () => {
  const support = () => replied('GET /health', { status: 'ok', profile: 'school', support: 'Mr Okot' });
  const asked = serverAnswers({ 'GET /health': support });
  await show();
  expect(await screen.findByText('This server sends no mail. A person can help you.')).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  for (const words of [/Your teacher/, /mother or father/, /administrator/, 'You can also ask: Mr Okot'])
    expect(screen.getByText(words)).toBeDefined();
  expect(asksOf(asked)).toEqual([]);
});

test('a server that lost its mail meanwhile says so, and nothing pretends', async () => {
  serverAnswers({
    ...withMail,
    'POST /password-reset/request': () =>
      replied('POST /password-reset/request', { done: true, mail: false }),
  });
  await show();
  await send();
  expect(await screen.findByText('This server sends no mail. A person can help you.')).toBeDefined();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test('an empty address is told beside the field, and nothing is sent', async () => {
  const asked = serverAnswers(withMail);
  await show();
  await send('   ');
  expect(screen.getByText('Please write your email.')).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(asksOf(asked)).toEqual([]);
});

test('a refused address is marked and gets the focus', async () => {
  serverAnswers({
    ...withMail,
    'POST /password-reset/request': () =>
      refused('request/invalid', { fields: { email: 'That does not look like an email.' } }),
  });
  await show();
  await send('ruth');
  expect(await screen.findByText('That does not look like an email.')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
});

test.each([
  ['the mail server is away', () => refused('mail/failed'), /^We could not send the mail just now\./],
  ['it was too often', () => refused('limits/too-many'), /^That was a lot at once\./],
  ['the server fails without a word', () => wordless(500), 'This did not work. Please try again.'],
  ['there is no network', noNetwork, /^We could not reach AfroLearn\./],
])('when %s it is told, and the address stays', async (_, answer, text) => {
  serverAnswers({ ...withMail, 'POST /password-reset/request': answer });
  await show();
  await send('ruth@school.ug');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  expect(field().value).toBe('ruth@school.ug');
});

test('while it waits a second press sends nothing', async () => {
  const asked = serverAnswers({ ...withMail, 'POST /password-reset/request': neverAnswers });
  await show();
  await send('ruth@school.ug');
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  await userEvent.type(field(), '{Enter}');
  expect(asksOf(asked)).toHaveLength(1);
});
