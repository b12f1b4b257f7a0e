import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ClassesTab } from './index.ts';

const red: ClassOfTeacher = {
  id: 8,
  name: 'P5 Red',
  grade: 'Primary 5',
  subjectId: 6,
  subject: 'Math',
  students: 60,
  archived: false,
  code: '50010001',
};

const show = async (answers: Parameters<typeof serverAnswers>[0] = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', [red]),
    'GET /classes/archived': () => replied('GET /classes/archived', []),
    ...answers,
  });
  await showPage('/', <ClassesTab links={({ id }) => [{ to: `/there/${id}`, label: 'Attendance' }]} />);
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (values: { name?: string; grade?: string; subject?: string; students?: string }) => {
  const dialog = within(screen.getByRole('dialog'));
  if (values.name !== undefined) await userEvent.type(dialog.getByLabelText('Class Name'), values.name);
  if (values.grade !== undefined) await userEvent.selectOptions(dialog.getByLabelText('Grade'), values.grade);
  if (values.subject !== undefined)
    await userEvent.selectOptions(dialog.getByLabelText('Subject'), values.subject);
  if (values.students !== undefined)
    await userEvent.type(dialog.getByLabelText('Number of Students'), values.students);
};
const send = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('a class shows grade, subject, count and code, and leads to all its places', async () => {
  await show();
  expect(await screen.findByText('60 students')).toBeDefined();
  expect(screen.getByText('Class code 50010001')).toBeDefined();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('P5 Red'), to('Add students'), to('Sign-in cards'), to('Attendance')]).toEqual([
    '/teacher-dashboard/class/8',
    '/classes/8/add',
    '/classes/8/cards',
    '/there/8',
  ]);
});

test('a code that was closed or has expired is not shown as one that works: the way to a new one stands there', async () => {
  await show({ 'GET /classes/mine': () => replied('GET /classes/mine', [{ ...red, codeRests: true }]) });
  const way = await screen.findByRole('link', { name: /^The class code does not work now\./ });
  expect(way.getAttribute('href')).toBe('/teachers');
  expect(screen.queryByText(/50010001/)).toBeNull();
});

test('an empty field and a bad number are told in the documented words, and nothing is sent', async () => {
  const asked = await show();
  await press('Add New Class');
  await send('Add New Class');
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields.');
  await fill({ name: 'P4 Orange', grade: 'Primary 4', subject: 'Science', students: '0' });
  await send('Add New Class');
  expect(screen.getByRole('alert').textContent).toBe('Number of students must be a positive number.');
  expect(asked.some(({ name }) => name === 'POST /classes')).toBe(false);
});

test('a class is made with what was filled in, and the list is asked for again', async () => {
  const rooms = [red];
  const asked = await show({
    'GET /classes/mine': () => replied('GET /classes/mine', [...rooms]),
    'POST /classes': () => {
      rooms.push({ ...red, id: 9, name: 'P4 Orange', students: 0 });
      return replied('POST /classes', rooms[1] ?? red);
    },
  });
  await press('Add New Class');
  await fill({ name: 'P4 Orange', grade: 'Primary 4', subject: 'Science', students: '72' });
  await send('Add New Class');
  expect(await screen.findByRole('link', { name: 'P4 Orange' })).toBeDefined();
  expect(asked.find(({ name }) => name === 'POST /classes')?.body).toEqual({
    name: 'P4 Orange',
    grade: 'Primary 4',
    subject: 'Science',
    students: 72,
  });
});

test('a subject that the new grade does not have is asked for again', async () => {
  await show();
  await press('Add New Class');
  await fill({ name: 'P4 Orange', grade: 'Primary 4', subject: 'Science', students: '72' });
  await fill({ grade: 'Primary 2' });
  await send('Add New Class');
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields.');
});

test('a refused name stands beside its field and what was typed stays', async () => {
  await show({
    'POST /classes': () =>
      refused('request/invalid', {
        text: 'Please look at the name.',
        fields: { name: 'Please choose a kinder name.' },
      }),
  });
  await press('Add New Class');
  await fill({ name: 'P4 Orange', grade: 'Primary 4', subject: 'Science', students: '72' });
  await send('Add New Class');
  expect(await screen.findByText('Please choose a kinder name.')).toBeDefined();
  // Spec 2 §8: the server's own message, if it has one.
  expect(screen.getByText('Please look at the name.')).toBeDefined();
  expect(screen.queryByText('Failed to create class')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Class Name').value).toBe('P4 Orange');
});

test('editing starts from the class as it is', async () => {
  const asked = await show({ 'PATCH /classes/:id': () => replied('PATCH /classes/:id', red) });
  await press('Edit: P5 Red');
  expect(screen.getByLabelText<HTMLInputElement>('Number of Students').value).toBe('60');
  await fill({ name: 's' });
  await send('Save Changes');
  expect(asked.find(({ name }) => name === 'PATCH /classes/:id')?.body).toMatchObject({
    name: 'P5 Reds',
    grade: 'Primary 5',
    subject: 'Math',
  });
});

test('archiving asks first and can be undone at once', async () => {
  const rooms = [red];
  await show({
    'GET /classes/mine': () => replied('GET /classes/mine', [...rooms]),
    'DELETE /classes/:id': () => {
      rooms.pop();
      return replied('DELETE /classes/:id', { done: true, undoUntil: '2026-12-16T09:00:00Z' });
    },
    'POST /classes/:id/restore': () => {
      rooms.push(red);
      return replied('POST /classes/:id/restore', red);
    },
  });
  await press('Archive: P5 Red');
  expect(screen.getByRole('heading', { name: 'Archive P5 Red? Students keep their work.' })).toBeDefined();
  await send('Archive');
  expect(await screen.findByText('You have no class yet.')).toBeDefined();
  await press('Undo');
  expect(await screen.findByText('P5 Red is back.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'P5 Red' })).toBeDefined();
});

test('what was archived earlier can be brought back from its own list', async () => {
  const asked = await show({
    'GET /classes/archived': () =>
      replied('GET /classes/archived', [
        { ...red, id: 4, name: 'P5 Old', archived: true, undoUntil: '2026-12-16T09:00:00Z' },
      ]),
    'POST /classes/:id/restore': () => refused('classes/too-many'),
  });
  await userEvent.click(await screen.findByText('Archived classes (1)'));
  await press('Bring back: P5 Old');
  expect(await screen.findByText(/You can have 20 classes at most/)).toBeDefined();
  expect(asked.some(({ path }) => path === '/api/classes/4/restore')).toBe(true);
});

test('spec 2 §8: where the server says why a class was not archived, that is shown', async () => {
  await show({
    'DELETE /classes/:id': () => refused('server/unavailable', { text: 'The school is moving house.' }),
  });
  await press('Archive: P5 Red');
  await send('Archive');
  expect(await screen.findByText('The school is moving house.')).toBeDefined();
});

test('an archive that did not reach the server says so', async () => {
  await show({ 'DELETE /classes/:id': () => noNetwork() });
  await press('Archive: P5 Red');
  await send('Archive');
  expect(await screen.findByText('Failed to archive class')).toBeDefined();
});
