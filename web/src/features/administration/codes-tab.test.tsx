import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import {
  agree,
  openAdministration,
  press,
  rowOf,
  saidOk,
  staffCode,
} from './testing/open-administration.tsx';

const codes = [
  staffCode(),
  staffCode({ id: 'b3c1f0aa-1111-4222-8333-444455557777', ending: 'Q2', state: 'used', usedBy: 'Okot Paul' }),
  staffCode({ id: 'b3c1f0aa-1111-4222-8333-444455558888', ending: 'ZZ', state: 'expired' }),
];
const open = (answers: Parameters<typeof openAdministration>[1] = {}) =>
  openAdministration('codes', {
    'GET /staff-codes': () => replied('GET /staff-codes', codes),
    ...answers,
  });
const made = () =>
  replied('POST /staff-codes', [
    { id: 'b3c1f0aa-1111-4222-8333-444455559999', code: 'ABCD2345', expiresAt: '2026-03-16T08:00:00.000Z' },
  ]);

test('codes are told apart by their last two signs, with what became of each', async () => {
  await open();
  expect(rowOf('Code that ends in K7').textContent).toContain('Open until 16 March 2026');
  expect(rowOf('Code that ends in Q2').textContent).toContain('Used by Okot Paul');
  expect(rowOf('Code that ends in ZZ').textContent).toContain('Too old');
  // Only an open one can be revoked.
  expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
});

test('a new code is shown once, large, with the school and how to use it; Done puts it away for good', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const asked = await open({ 'POST /staff-codes': made });
  await userEvent.selectOptions(screen.getByLabelText('How many codes?'), '5');
  await press('Make codes');
  expect(asked.find(({ name }) => name === 'POST /staff-codes')?.body).toEqual({ count: 5 });
  const sheet = screen.getByRole('region', { name: '1 staff code is ready.' });
  expect(sheet.textContent).toContain('ABCD 2345');
  expect(sheet.textContent).toContain('Mango Tree Primary School');
  expect(sheet.textContent).toContain('Good until 16 March 2026');
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await press('Done');
  expect(screen.queryByText('ABCD 2345')).toBeNull();
});

test('while a code is on the page, it is all that is printed', async () => {
  await open({ 'POST /staff-codes': made });
  await press('Make codes');
  const printed = (element: Element) => element.closest('.noprint') === null;
  expect(printed(screen.getByText('ABCD 2345'))).toBe(true);
  expect(printed(screen.getByRole('heading', { level: 1 }))).toBe(false);
  expect(printed(screen.getByText('Code that ends in K7'))).toBe(false);
});

test('Revoke asks first, and a code that was just made leaves the page with it', async () => {
  const fresh = staffCode({ id: 'b3c1f0aa-1111-4222-8333-444455559999', ending: '45' });
  const asked = await open({
    'GET /staff-codes': () => replied('GET /staff-codes', [fresh]),
    'POST /staff-codes': made,
    'DELETE /staff-codes/:id': () => replied('DELETE /staff-codes/:id', { done: true }),
  });
  await press('Make codes');
  await userEvent.click(within(rowOf('Code that ends in 45')).getByRole('button', { name: 'Revoke' }));
  expect(screen.getByRole('dialog').textContent).toContain('worth nothing');
  await agree('Revoke');
  expect(asked.find(({ name }) => name === 'DELETE /staff-codes/:id')?.path).toBe(
    `/api/staff-codes/${fresh.id}`,
  );
  expect(screen.queryByText('ABCD 2345')).toBeNull();
  expect(saidOk()).toContain('The code is revoked.');
});

test('too many open codes are told in the server’s words', async () => {
  await open({ 'POST /staff-codes': () => refused('staff/too-many-codes') });
  await press('Make codes');
  expect(screen.getByRole('alert').textContent).toContain('There are 100 open staff codes already.');
});
