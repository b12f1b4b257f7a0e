import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import { agree, openAdministration, press, saidOk } from './testing/open-administration.tsx';

const school = { name: 'Mango Tree Primary School', zone: 'Africa/Kampala', photos: false };
const open = (answers: Parameters<typeof openAdministration>[1] = {}, photos = false) =>
  openAdministration('school', {
    'GET /school': () => replied('GET /school', { ...school, photos }),
    'PUT /school': ({ body }) => replied('PUT /school', { ...school, photos, ...(body as object) }),
    ...answers,
  });
const photos = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Learners may use photos' });
const bodies = (asked: readonly { name: string; body: unknown }[]) =>
  asked.filter(({ name }) => name === 'PUT /school').map(({ body }) => body);

test('photos are switched on at once, and off only after hearing that they are deleted', async () => {
  const asked = await open();
  expect(photos().checked).toBe(false);
  await userEvent.click(photos());
  expect(photos().checked).toBe(true);
  await userEvent.click(photos());
  expect(screen.getByRole('dialog', { name: 'Switch photos off?' }).textContent).toContain('are deleted');
  await agree('Cancel');
  expect(photos().checked).toBe(true);
  await userEvent.click(photos());
  await agree('Switch off');
  expect(photos().checked).toBe(false);
  expect(bodies(asked)).toEqual([{ photos: true }, { photos: false }]);
});

test('a switch that the server did not take stays as it was and says why', async () => {
  await open({ 'PUT /school': () => refused('server/unavailable') });
  await userEvent.click(photos());
  expect(photos().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('AfroLearn is resting');
});

test('the name of the school is mended here, and a bad one is told beside its field', async () => {
  let bad = true;
  const asked = await open({
    'PUT /school': ({ body }) =>
      bad
        ? refused('request/invalid', { fields: { name: 'Please write the name of the school.' } })
        : replied('PUT /school', { ...school, ...(body as object) }),
  });
  const name = screen.getByLabelText<HTMLInputElement>('Name of the school');
  await userEvent.clear(name);
  await press('Save');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  bad = false;
  await userEvent.type(name, 'Lake View School');
  await press('Save');
  expect(bodies(asked).at(-1)).toEqual({ name: 'Lake View School' });
  expect(saidOk()).toContain('Saved.');
  // The banner shows it immediately.
  expect(screen.getByRole('banner').textContent).toContain('Lake View School');
});

test('a link for a new password by student ID, however it is typed', async () => {
  const asked = await open({
    'POST /people/:id/reset-link': () =>
      replied('POST /people/:id/reset-link', {
        url: 'https://learn.school.ug/reset-password#token=abc',
        expiresAt: '2026-03-09T07:00:00.000Z',
      }),
  });
  const field = screen.getByLabelText('Student ID');
  await userEvent.type(field, 'mango');
  await press('Make the link');
  expect(screen.getByText('Please write a student ID, such as AFRO1234567.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'afro 712 345');
  await press('Make the link');
  expect(asked.find(({ name }) => name === 'POST /people/:id/reset-link')?.path).toBe(
    '/api/people/712345/reset-link',
  );
  expect(screen.getByRole('dialog').textContent).toContain(
    'https://learn.school.ug/reset-password#token=abc',
  );
});

test('somebody of another school is not found, and nothing more is said', async () => {
  await open({ 'POST /people/:id/reset-link': () => refused('access/not-found') });
  await userEvent.type(screen.getByLabelText('Student ID'), 'AFRO712345');
  await press('Make the link');
  expect(screen.getByRole('alert').textContent).toContain('We could not find that.');
});
