import type { ClassCode, ClassRequest } from '@afrolearn/contract/joining.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { health, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { TeachersPage } from '../teachers-page.tsx';
import { JoinSheetPage } from './join-sheet-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const code = (id: number, name: string, more: Partial<ClassCode> = {}): ClassCode => ({
  class: { id, name, grade: 'Primary 6' },
  code: '48217730',
  state: 'open',
  expiresAt: '2026-07-01T06:00:00.000Z',
  automaticUntil: null,
  ...more,
});
const request = (id: number, name: string, more: Partial<ClassRequest> = {}): ClassRequest => ({
  id,
  user: { name, email: null, picture: null, grade: 'Primary 6' },
  class: { id: 3, name: 'P6 Green' },
  way: 'code',
  askedAt: '2026-03-09T06:00:00.000Z',
  ...more,
});
const green = code(3, 'P6 Green');
const approved = () => replied('POST /class-requests/:id/approve', { id: 1, status: 'approved' });

const show = async (answers: Answers = {}, path = '/teachers') => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /class-requests': () =>
      replied('GET /class-requests', [request(1, 'Nabwire Harriet'), request(2, 'Otim Vincent')]),
    'GET /class-codes': () => replied('GET /class-codes', [green]),
    ...answers,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/teachers" element={<TeachersPage />} />
      <Route path="/classes/:id/join-sheet" element={<JoinSheetPage />} />
    </Routes>,
  );
  return asked;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test("spec 2 'Teachers and Mentors', §8: a teacher sees pending class requests; 'Approved!' and 'Rejected!' stand where they were answered", async () => {
  const asked = await show({
    'POST /class-requests/:id/approve': approved,
    'POST /class-requests/:id/reject': () =>
      replied('POST /class-requests/:id/reject', { id: 2, status: 'rejected' }),
  });
  expect(await screen.findByRole('heading', { name: 'Pending class requests' })).not.toBeNull();
  expect((await screen.findAllByText(/P6 · P6 Green · with the class code/)).length).toBe(2);
  await press('Approve: Nabwire Harriet');
  expect(await screen.findByText('Approved!')).not.toBeNull();
  await press('Reject: Otim Vincent');
  const question = within(await screen.findByRole('dialog', { name: 'Reject the request of Otim Vincent?' }));
  expect(asked.some(({ name }) => name.endsWith('/reject'))).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected!')).not.toBeNull();
  expect(asked.filter(({ name }) => name.startsWith('POST')).map(({ path }) => path)).toEqual([
    '/api/class-requests/1/approve',
    '/api/class-requests/2/reject',
  ]);
});

test.each([
  [() => wordless(), 'Failed to approve'],
  [() => refused('children/class-full'), /300 pupils at most/],
] as const)('a request that was not approved says why and can be tried again', async (answer, words) => {
  await show({ 'POST /class-requests/:id/approve': answer });
  await press('Approve: Nabwire Harriet');
  expect(await screen.findByText(words)).not.toBeNull();
  expect(
    screen.getByRole('button', { name: 'Approve: Nabwire Harriet' }).getAttribute('aria-busy'),
  ).toBeNull();
});

test('requests that do not load say so', async () => {
  await show({ 'GET /class-requests': () => wordless() });
  expect(await screen.findByText('Failed to load requests')).not.toBeNull();
});

test('a teacher whom no school has confirmed reads it once, and asks for nothing that is refused', async () => {
  const asked = await show({
    'GET /me': () => replied('GET /me', personOf('teacher', { school: null })),
    'GET /health': () => health('school'),
    'GET /standing': () =>
      replied('GET /standing', {
        verified: false,
        waiting: true,
        school: { id: 7, name: 'Lake View Primary School' },
        lapsed: false,
        asleep: null,
      }),
    'GET /class-codes': () =>
      replied('GET /class-codes', [code(3, 'P6 Green', { code: null, state: 'none' })]),
  });
  expect(await screen.findByText('The code comes when your school has confirmed you.')).not.toBeNull();
  expect(await screen.findAllByText(/has to confirm you first/)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Pending class requests' })).toBeNull();
  expect(asked.some(({ name }) => name === 'GET /class-requests')).toBe(false);
  expect(screen.queryByText('Failed to load requests')).toBeNull();
});

test('where the child wrote the name of no class, the teacher chooses one', async () => {
  const asked = await show({
    'GET /class-requests': () =>
      replied('GET /class-requests', [
        request(1, 'Nabwire Harriet', { class: { id: null, name: 'Drama Club' }, way: 'email' }),
      ]),
    'GET /class-codes': () => replied('GET /class-codes', [green, code(4, 'P6 Blue')]),
    'POST /class-requests/:id/approve': approved,
  });
  expect(await screen.findByText(/asks for ‘Drama Club’ · by your email/)).not.toBeNull();
  const choice = await screen.findByLabelText('Into which class?');
  await press('Approve: Nabwire Harriet');
  expect(asked.some(({ name }) => name === 'POST /class-requests/:id/approve')).toBe(false);
  await userEvent.selectOptions(choice, 'P6 Blue');
  await press('Approve: Nabwire Harriet');
  expect(await screen.findByText('Approved!')).not.toBeNull();
  expect(asked.find(({ name }) => name === 'POST /class-requests/:id/approve')?.body).toEqual({ classId: 4 });
});

test('a code card shows the code and its end; it is closed, renewed and opened for 24 hours', async () => {
  const asked = await show({
    'PATCH /classes/:id/code': () => replied('PATCH /classes/:id/code', green),
    'POST /classes/:id/code': () => replied('POST /classes/:id/code', green),
  });
  expect(await screen.findByText('4821 7730')).not.toBeNull();
  expect(screen.getByText('Works until 1 July 2026')).not.toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Let pupils in at once for 24 hours' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-busy')).toBeNull(),
  );
  await press('Close');
  await press('New code');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/printed sheets/)).not.toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'New code' }));
  await waitFor(() =>
    expect(
      asked.filter(({ name }) => name.endsWith('/classes/:id/code')).map(({ name, body }) => [name, body]),
    ).toEqual([
      ['PATCH /classes/:id/code', { automatic: true }],
      ['PATCH /classes/:id/code', { closed: true }],
      ['POST /classes/:id/code', undefined],
    ]),
  );
});

test('a closed code does not say that it works', async () => {
  await show({
    'GET /class-codes': () => replied('GET /class-codes', [code(3, 'P6 Green', { state: 'closed' })]),
  });
  expect(
    await screen.findByText('Closed: nobody can join with it. You can open it again until 1 July 2026.'),
  ).not.toBeNull();
  expect(screen.queryByText(/Works until/)).toBeNull();
});

test('the sheet has the class, the code and a QR code that opens the dialog with it', async () => {
  await show(
    { 'GET /classes/:id/code': () => replied('GET /classes/:id/code', green) },
    '/classes/3/join-sheet',
  );
  expect(await screen.findByText('P6 Green')).not.toBeNull();
  expect(screen.getByText('4821 7730')).not.toBeNull();
  const square = await screen.findByRole('img', { name: /QR code that opens localhost.*\/join-class/ });
  expect(square.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
});

test('a closed code is not printed', async () => {
  await show(
    {
      'GET /classes/:id/code': () =>
        replied('GET /classes/:id/code', code(3, 'P6 Green', { state: 'closed' })),
    },
    '/classes/3/join-sheet',
  );
  expect(await screen.findByText(/does not work now/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
