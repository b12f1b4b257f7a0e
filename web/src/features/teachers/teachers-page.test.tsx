import type { PendingTeacher, TeacherLink } from '@afrolearn/contract/joining.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { TeachersPage } from './teachers-page.tsx';

/* A module mock would not work: another file may have loaded the page already. */
let reload = vi.fn();

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const achieng: TeacherLink = {
  id: 7,
  name: 'Achieng Ruth',
  email: null,
  picture: '/avatars/prof-1.svg',
  classes: [{ id: 3, name: 'P4 Orange', subjectId: 7 }],
};
const drama: PendingTeacher = {
  id: 12,
  name: null,
  email: null,
  picture: null,
  className: 'Drama Club',
  askedAt: '2026-03-09T06:00:00.000Z',
};

const show = async (answers: Answers = {}, path = '/teachers', role: 'learner' | 'parent' = 'learner') => {
  localStorage.setItem('token', 'mango');
  reload = vi.fn();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /my-teachers': () => replied('GET /my-teachers', [achieng]),
    'GET /my-pending-teachers': () => replied('GET /my-pending-teachers', [drama]),
    ...answers,
  });
  await showPage(path, <TeachersPage />);
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodiesOf = (asked: readonly { name: string; body: unknown }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog'));
const code = () => screen.getByLabelText<HTMLInputElement>('Class code, 8 numbers');

test("spec 2 'Teachers and Mentors': student ID, 'My Teachers', pending teachers, 'Join a Class' and 'Add a Teacher'", async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Achieng Ruth' })).not.toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Teachers and Mentors',
    'Your student ID',
    'My Teachers',
    'Achieng Ruth',
    'Pending teachers',
    'Drama Club',
    'Add a Teacher',
  ]);
  expect(screen.getByText('AFRO004711')).not.toBeNull();
  expect(screen.getByText('P4 Orange')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Join a Class' })).not.toBeNull();
});

test('spec 2 §8: where the server says why teachers did not load, that is shown', async () => {
  await show({
    'GET /my-teachers': () => refused('server/unavailable', { text: 'The school is moving house.' }),
  });
  expect(await screen.findByText('The school is moving house.')).not.toBeNull();
  expect(screen.queryByText('Failed to load teachers')).toBeNull();
});

test("what could not be loaded says 'Failed to load teachers'; nobody yet is said too", async () => {
  await show({ 'GET /my-teachers': () => wordless() });
  expect(await screen.findByText('Failed to load teachers')).not.toBeNull();
});

test('spec 2 §5, §9: the dialog takes digits only, at most 8, joins with them, and then the page is loaded anew', async () => {
  const asked = await show({
    'POST /join-class': () => replied('POST /join-class', { status: 'pending', class: null }),
  });
  await press('Join a Class');
  await userEvent.type(code(), '48a2-1 773099');
  expect(code().value).toBe('48217730');
  await press('Join');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(bodiesOf(asked, 'POST /join-class')).toEqual([{ classCode: '48217730' }]);
  expect(screen.getByText('Your teacher has your wish. Now wait for a yes.')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the big keys write, rub out and start again', async () => {
  await show();
  await press('Join a Class');
  for (const digit of ['4', '8', '0']) await userEvent.click(dialog().getByRole('button', { name: digit }));
  expect(code().value).toBe('480');
  await press('Rub out');
  expect(code().value).toBe('48');
  await press('Start again');
  expect(code().value).toBe('');
});

test('fewer than 8 digits ask for a valid code and send nothing', async () => {
  const asked = await show();
  await press('Join a Class');
  await userEvent.type(code(), '4821');
  await press('Join');
  expect(screen.getByText('Please enter a valid 8-digit class code.')).not.toBeNull();
  expect(bodiesOf(asked, 'POST /join-class')).toEqual([]);
});

test.each([
  [() => refused('joining/wrong-code'), /your teacher has closed the code, or it is too old/],
  [() => wordless(), 'Failed to join class'],
  [noNetwork, 'Failed to join class'],
] as const)('what went wrong is said in the dialog, and the digits stay', async (answer, words) => {
  await show({ 'POST /join-class': answer });
  await press('Join a Class');
  await userEvent.type(code(), '48217730');
  await press('Join');
  expect(await dialog().findByText(words)).not.toBeNull();
  expect(code().value).toBe('48217730');
  expect(reload).not.toHaveBeenCalled();
});

test('/join-class opens the dialog with the code of the sheet; closing it leads to the teachers', async () => {
  await show(
    {
      'POST /join-class': () =>
        replied('POST /join-class', { status: 'approved', class: { name: 'P4 Orange' } }),
    },
    '/join-class?code=48217730',
  );
  expect(code().value).toBe('48217730');
  await press('Join');
  expect(await screen.findByText('You are in the class ‘P4 Orange’!')).not.toBeNull();
  await arriveAt('/teachers');
});

test("spec 2 §5, §8: both fields are needed; then 'Teacher request sent! Pending approval.' and the page is loaded anew", async () => {
  const asked = await show({
    'POST /add-teacher': () =>
      replied('POST /add-teacher', { status: 'pending', message: 'Teacher request sent! Pending approval.' }),
  });
  await press('Ask');
  expect(screen.getByText('Please write the email of your teacher.')).not.toBeNull();
  expect(screen.getByText('Please write the name of the class.')).not.toBeNull();
  await userEvent.type(screen.getByLabelText(/Teacher email/), 'okot@school.ug');
  await userEvent.type(screen.getByLabelText(/Class name/), 'P4 Orange');
  await press('Ask');
  expect(await screen.findByText('Teacher request sent! Pending approval.')).not.toBeNull();
  expect(bodiesOf(asked, 'POST /add-teacher')).toEqual([
    { teacherEmail: 'okot@school.ug', className: 'P4 Orange' },
  ]);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test.each([
  [() => refused('joining/too-many-waiting'), /Five of your wishes wait/],
  [() => wordless(), 'Failed to add teacher'],
  [
    () => refused('request/invalid', { fields: { className: 'Please use kind words.' } }),
    'Please use kind words.',
  ],
] as const)('a wish that was not taken says why, and keeps what was written', async (answer, words) => {
  await show({ 'POST /add-teacher': answer });
  await userEvent.type(screen.getByLabelText(/Teacher email/), 'okot@school.ug');
  await userEvent.type(screen.getByLabelText(/Class name/), 'P4');
  await press('Ask');
  expect(await screen.findByText(words)).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Teacher email/).value).toBe('okot@school.ug');
});

test('N14: a teacher is left after a question; a wish is taken back', async () => {
  const asked = await show({
    'DELETE /my-teachers/:id': () => replied('DELETE /my-teachers/:id', { done: true }),
    'DELETE /my-pending-teachers/:id': () => replied('DELETE /my-pending-teachers/:id', { done: true }),
  });
  await screen.findByRole('heading', { name: 'Achieng Ruth' });
  await press('Leave Achieng Ruth');
  expect(dialog().getByText(/Nobody is told/)).not.toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Take back');
  await waitFor(() =>
    expect(asked.filter(({ name }) => name.startsWith('DELETE')).map(({ path }) => path)).toEqual([
      '/api/my-teachers/7',
      '/api/my-pending-teachers/12',
    ]),
  );
});

test('a parent reads what the page is for and finds the children', async () => {
  await show({}, '/teachers', 'parent');
  expect(screen.getByText(/Here learners join a class with a code/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'To my children' }).getAttribute('href')).toBe('/children');
});
