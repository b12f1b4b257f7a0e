import type { AdultToConfirm } from '@afrolearn/contract/school-year.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { health, refused, replied } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { adult, agree, openAdministration, press } from './testing/open-administration.tsx';

const toConfirm = (more: Partial<AdultToConfirm> = {}): AdultToConfirm => ({
  ...adult({ verified: true }),
  confirmedAt: '2026-03-02T08:00:00.000Z',
  lapsed: false,
  ...more,
});
const two = [toConfirm(), toConfirm({ id: 812_002, name: 'Nambi Joy', lapsed: true })];

const open = async (people: readonly AdultToConfirm[], more: object = {}) => {
  let left = [...people];
  const asked = await openAdministration('year', {
    'GET /people/to-confirm': () =>
      replied('GET /people/to-confirm', { year: 2027, lapsesOn: '2027-03-01', people: left }),
    'POST /people/confirm': () => {
      left = [];
      return replied('POST /people/confirm', { confirmed: people.length });
    },
    ...more,
  });
  return asked;
};
const sent = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.find(({ name }) => name === 'POST /people/confirm')?.body;

test('each is confirmed by one tap, and the list gets shorter', async () => {
  const asked = await open(two);
  const row = within((await screen.findByText('Nambi Joy')).closest('li') ?? document.body);
  expect(row.getByText('Ended')).toBeDefined();
  await userEvent.click(row.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Nambi Joy is confirmed for this school year.')).toBeDefined();
  expect(sent(asked)).toEqual({ ids: [812_002] });
  expect(await screen.findByText(/Everybody is confirmed for the school year 2027/)).toBeDefined();
});

test('all are confirmed after a question, without oneself', async () => {
  const self = personOf('teacher').id;
  const asked = await open([...two, toConfirm({ id: self, name: 'My Self' })]);
  await screen.findByText('Nambi Joy');
  await press('Confirm all 2');
  expect(sent(asked)).toBeUndefined();
  await agree('Confirm all 2');
  await screen.findByText(/people are confirmed/);
  expect(sent(asked)).toEqual({ ids: [812_001, 812_002] });
});

test('the only administrator confirms themselves with the password; a refusal is said', async () => {
  const self = personOf('teacher').id;
  const asked = await open([toConfirm({ id: self, name: 'My Self' })], {
    'POST /people/confirm': () => refused('people/confirm-by-another'),
  });
  await screen.findByText('My Self');
  await press('Confirm');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'three mangoes');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(/Another administrator of your school confirms you/)).toBeDefined();
  expect(sent(asked)).toEqual({ ids: [self], password: 'three mangoes' });
});

test('two-step sign-in of somebody who lost the phone is reset after a question', async () => {
  const asked = await openAdministration('people', {
    'GET /people/adults': () =>
      replied('GET /people/adults', [adult({ verified: true, secondFactor: true })]),
    'DELETE /people/:id/second-factor': () => replied('DELETE /people/:id/second-factor', { done: true }),
  });
  await screen.findByText('Two-step sign-in');
  await press('Reset two-step');
  await agree('Reset two-step');
  expect(await screen.findByText('Two-step sign-in of Okot Paul is off.')).toBeDefined();
  expect(asked.some(({ name }) => name === 'DELETE /people/:id/second-factor')).toBe(true);
});

test('on a server of many schools the desk says that two-step sign-in is needed first', async () => {
  await openAdministration('people', {
    'GET /health': () => health('public'),
    'GET /second-factor': () =>
      replied('GET /second-factor', { on: false, since: null, codesLeft: 0, required: true }),
  });
  expect(await screen.findByText(/first switch on two-step sign-in/)).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
});
