import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { openSettings, press } from '../testing/open-settings.tsx';

const state = (more: object = {}) =>
  replied('GET /second-factor', { on: false, since: null, codesLeft: 0, required: false, ...more });
const on = { on: true, since: '2026-03-02T08:00:00.000Z', codesLeft: 10 };
const codes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKM${'ABCDEFGHJK'[n]}`);
const dialog = () => within(screen.getByRole('dialog'));

test('an adult switches it on: password, picture and key, number, ten codes that are shown once', async () => {
  let isOn = false;
  const asked = await openSettings(personOf('teacher'), {
    'GET /second-factor': () => state(isOn ? on : {}),
    'POST /second-factor': () =>
      replied('POST /second-factor', { key: 'ABCDEFGH234567AB', uri: 'otpauth://totp/AfroLearn:a?secret=X' }),
    'PUT /second-factor': () => {
      isOn = true;
      return replied('PUT /second-factor', { codes });
    },
  });
  expect(await screen.findByText('It is off.')).toBeDefined();
  await press('Switch on');
  await userEvent.type(dialog().getByLabelText('Your password'), 'three mangoes');
  await userEvent.click(dialog().getByRole('button', { name: 'Go on' }));
  expect(await dialog().findByText('ABCD EFGH 2345 67AB')).toBeDefined();
  expect(await dialog().findByRole('img', { name: /QR code/ })).toBeDefined();
  await userEvent.type(dialog().getByLabelText('Number from your app'), '123456');
  await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
  const sheet = within(await screen.findByRole('region', { name: /recovery codes/ }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(asked.find(({ name }) => name === 'POST /second-factor')?.body).toEqual({
    password: 'three mangoes',
  });
  await press('I have kept them');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(await screen.findByText(/It is on since/)).toBeDefined();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ABCD|mangoes/);
});

test('a wrong password is said beside its field, and nothing is shown', async () => {
  await openSettings(personOf('parent'), {
    'GET /second-factor': () => state(),
    'POST /second-factor': () =>
      refused('settings/wrong-password', { fields: { password: 'This is not your password.' } }),
  });
  await screen.findByText('It is off.');
  await press('Switch on');
  await userEvent.type(dialog().getByLabelText('Your password'), 'three mangoes');
  await userEvent.click(dialog().getByRole('button', { name: 'Go on' }));
  expect(await dialog().findByText('This is not your password.')).toBeDefined();
  expect(dialog().queryByRole('img')).toBeNull();
});

test('switching off sends password and number', async () => {
  let isOn = true;
  const asked = await openSettings(personOf('teacher'), {
    'GET /second-factor': () => state(isOn ? on : {}),
    'POST /second-factor/off': () => {
      isOn = false;
      return replied('POST /second-factor/off', { done: true });
    },
  });
  await screen.findByText(/It is on since/);
  await press('Switch off');
  await userEvent.type(dialog().getByLabelText('Your password'), 'three mangoes');
  await userEvent.type(dialog().getByLabelText('Number from your app'), '123 456');
  await userEvent.click(dialog().getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('It is off.')).toBeDefined();
  expect(asked.find(({ name }) => name === 'POST /second-factor/off')?.body).toEqual({
    password: 'three mangoes',
    code: '123 456',
  });
});

test('who looks after a school is told that it is needed; few codes are told too', async () => {
  await openSettings(personOf('teacher'), { 'GET /second-factor': () => state({ required: true }) });
  expect(await screen.findByText(/You look after a school/)).toBeDefined();
});

test('few recovery codes are told', async () => {
  await openSettings(personOf('teacher'), { 'GET /second-factor': () => state({ ...on, codesLeft: 2 }) });
  expect(await screen.findByText(/Few recovery codes are left/)).toBeDefined();
});

test('a learner has no such card, and nothing is asked', async () => {
  const asked = await openSettings(personOf('learner'));
  expect(screen.queryByText('Two-step sign-in')).toBeNull();
  expect(asked.some(({ name }) => name === 'GET /second-factor')).toBe(false);
});
