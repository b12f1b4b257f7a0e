import type { Reply } from '@afrolearn/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { CarePage } from './care-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const still = { leavesAt: null, by: null, asked: false, needsGuardian: false } as const;
const inDays = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1000 - 60_000).toISOString();

const show = async (role: 'learner' | 'parent', answers: Answers, path = '/care') => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /me/care': () => replied('GET /me/care', still),
    ...answers,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/care" element={<CarePage />} />
      <Route path="/children/:id/care" element={<CarePage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const deletion = async (word: string) => {
  await press('Delete...');
  await userEvent.type(screen.getByLabelText('Write DELETE to go on'), word);
  await press('Delete in 7 days');
};

test('without the typed word nothing is sent; with it the person is signed out and led home', async () => {
  const asked = await show('parent', {
    'DELETE /me': () => replied('DELETE /me', { ...still, leavesAt: inDays(7), by: 'self' }),
  });
  await deletion('delte');
  expect(screen.getByText('Please write DELETE, letter by letter.')).toBeDefined();
  expect(asked.some(({ name }) => name === 'DELETE /me')).toBe(false);
  const field = screen.getByLabelText('Write DELETE to go on');
  await userEvent.clear(field);
  await userEvent.type(field, 'delete');
  await press('Delete in 7 days');
  await waitFor(() => expect(whereWeAre()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('a refusal and a missing network are said in the dialog, and the person stays', async () => {
  const answers = [noNetwork, () => refused('care/open-classes')];
  await show('parent', { 'DELETE /me': () => (answers.shift() ?? noNetwork)() });
  await deletion('DELETE');
  await screen.findByText(/Nothing has changed/);
  await press('Delete in 7 days');
  await screen.findByText(/Please archive them first/);
  expect(localStorage.getItem('token')).toBe('mango');
});

test('the seven days are counted down, and one press keeps the account', async () => {
  let leaving = true;
  await show('parent', {
    'GET /me/care': () =>
      replied('GET /me/care', leaving ? { ...still, leavesAt: inDays(3), by: 'self' } : still),
    'POST /me/keep': () => {
      leaving = false;
      return replied('POST /me/keep', still);
    },
  });
  await screen.findByText('3 days left');
  await press('Keep my account');
  await screen.findByText('The account stays. Everything is as it was.');
  await screen.findByRole('button', { name: 'Delete...' });
});

test('a child with a guardian asks, and can take it back', async () => {
  let asks = false;
  await show('learner', {
    'GET /me/care': () => replied('GET /me/care', { ...still, asked: asks, needsGuardian: true }),
    'DELETE /me': () => {
      asks = true;
      return replied('DELETE /me', { ...still, asked: true, needsGuardian: true });
    },
    'POST /me/keep': () => {
      asks = false;
      return replied('POST /me/keep', { ...still, needsGuardian: true });
    },
  });
  await press('Ask my guardian');
  await userEvent.type(screen.getByLabelText('Write DELETE to go on'), 'DELETE');
  const [, send] = screen.getAllByRole('button', { name: 'Ask my guardian' });
  if (send === undefined) throw new Error('no button in the dialog');
  await userEvent.click(send);
  await screen.findByText('You have asked. Your guardian decides.');
  expect(localStorage.getItem('token')).toBe('mango');
  await press('Take it back');
  await screen.findByRole('button', { name: 'Ask my guardian' });
});

const copy: Reply<'GET /me/export'> = {
  form: 2,
  madeAt: '2026-11-16T10:00:00.000Z',
  about: {
    id: 71,
    uid: '01a1f15c-a105-706e-8a71-48e4e77e5e91',
    name: 'Akello Mercy',
    role: 'learner',
    school: 'Lake View',
  },
  tables: [
    {
      table: 'item_progress',
      part: 'learning',
      when: 'opened_at',
      what: ['item_id'],
      rows: Array.from({ length: 130 }, () => ({ item_id: 'u400-l1', opened_at: '2026-11-01T08:00:00Z' })),
    },
    {
      table: 'looks',
      part: 'looked',
      when: 'looked_at',
      what: ['viewer_id'],
      rows: [{ viewer_id: 9, looked_at: '2026-11-02T08:00:00Z' }],
    },
    { table: 'a_new_one', part: 'account', when: null, what: ['x'], rows: [{ x: true }] },
  ],
  titles: { 'u400-l1': 'Sets of things' },
  names: { '9': 'Okot Paul' },
  uids: { users: { '9': '01a1f15c-a105-7070-8a71-48e4e77e5e91' } },
  files: [],
};

test('the copy of a child is read in plain words, and saved as it is', async () => {
  await show(
    'parent',
    {
      'GET /children/:id/care': () => replied('GET /children/:id/care', { ...still, name: 'Akello Mercy' }),
      'GET /children/:id/export': () => replied('GET /children/:id/export', copy),
    },
    '/children/71/care',
  );
  await press('Read the copy');
  await screen.findByRole('heading', { name: 'Copy of the data of Akello Mercy' });
  expect(screen.getAllByText('Sets of things')).toHaveLength(100);
  expect(screen.getByText('And 30 more, which are in the file.')).toBeDefined();
  expect(screen.getByText('Okot Paul')).toBeDefined();
  expect(screen.getByRole('heading', { name: /^a_new_one/ })).toBeDefined();
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await press('Save as a file');
  const [[file]] = made.mock.calls as unknown as [[Blob]];
  expect(JSON.parse(await file.text())).toEqual(copy);
  made.mockRestore();
  await act(async () => undefined);
});

test('a parent who is not linked to a child reads that, and how to ask; no network, no other name', async () => {
  await show('parent', { 'GET /children/:id/care': () => refused('access/not-found') }, '/children/99/care');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'This child is not on your list',
  );
  expect(screen.getByText(/Ask the class teacher for a code for parents/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'I have a code' }).getAttribute('href')).toBe('/children');
  expect(document.body.textContent).not.toMatch(/network|The data of/);
  expect(screen.queryByRole('button', { name: 'Read the copy' })).toBeNull();
});
