import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { namesIn } from './add-pupils.tsx';
import { ClassCardsPage } from './class-cards-page.tsx';

const counted = { students: 1, archived: false };
const rooms = [
  {
    id: 3,
    name: 'P2 Yellow',
    grade: 'Primary 2',
    subjectId: 4,
    subject: 'MTC',
    code: '20010001',
    ...counted,
  },
  { id: 8, name: 'P5 Red', grade: 'Primary 5', subjectId: 6, subject: 'Math', code: '50010001', ...counted },
];
const pupil = (n: number, name: string): IssuedCard => ({
  id: 712_340 + n,
  name,
  grade: 'Primary 2',
  studentId: `AFRO71234${n}`,
  picture: null,
  secretKind: 'card',
  secret: { kind: 'card', words: ['river', 'mango', 'drum'] },
});
const roster = (id: number, pupils: IssuedCard[] = [], consentMissing = false) => {
  const { name = '', grade = '' } = rooms.find((room) => room.id === id) ?? {};
  const students = pupils.map((one) => ({ ...one, consentMissing }));
  return replied('GET /classes/:id/students', { class: { id, name, grade }, students });
};

const show = async (path: string, answers: Parameters<typeof serverAnswers>[0] = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', rooms),
    'GET /classes/:id/students': ({ path: at }) =>
      roster(Number(at?.split('/')[3]), [pupil(1, 'Apio Mercy')]),
    'GET /classes/:id/leavers': () => replied('GET /classes/:id/leavers', []),
    ...answers,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/classes/:id/cards" element={<ClassCardsPage />} />
    </Routes>,
  );
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('without a number in the address the first class opens; the list changes between classes', async () => {
  await show('/classes/mine/cards');
  expect(await screen.findByText('Apio Mercy')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Your class').value).toBe('3');
  await userEvent.selectOptions(screen.getByLabelText('Your class'), 'P5 Red');
  await arriveAt('/classes/8/cards');
});

test('the way in that is chosen at first is that of the grade: pictures for P2, words for P5', async () => {
  await show('/classes/3/cards');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Five pictures' })).checked).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Your class'), 'P5 Red');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /three words/ }).checked).toBe(true),
  );
});

test('a pupil without consent is there to run the class with, and says that consent is missing', async () => {
  await show('/classes/3/cards', {
    'GET /classes/:id/students': () => roster(3, [pupil(1, 'Apio Mercy')], true),
  });
  expect(await screen.findByText(/Consent: missing/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'New card' })).toBeDefined();
});

test('a pasted list becomes one card each, all on the sheet and nothing else on paper', async () => {
  const names = ['Nakato Aisha', 'Okello James', 'Atim Joy'];
  const asked = await show('/classes/3/cards', {
    'POST /classes/:id/students': () =>
      replied(
        'POST /classes/:id/students',
        names.map((name, at) => pupil(at + 2, name)),
      ),
  });
  await userEvent.type(await screen.findByLabelText('Names, one on each line'), `1. ${names.join('\n2. ')}`);
  await userEvent.click(screen.getByRole('radio', { name: 'A card with three words' }));
  await press('Make 3 cards');
  expect(asked.find(({ name }) => name === 'POST /classes/:id/students')?.body).toEqual({
    names,
    secret: 'card',
  });
  const sheet = screen.getByRole('region', { name: '3 cards are ready.' });
  const cards = [...sheet.querySelectorAll('.card')];
  expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual(names);
  expect(cards[0]?.textContent).toContain('rivermangodrum');
  expect(cards.every((card) => card.closest('.noprint') === null)).toBe(true);
  expect(screen.getByText('Apio Mercy').closest('.noprint')).not.toBeNull();
});

test('a name that cannot be is told by the name, and the list stays as it was', async () => {
  await show('/classes/3/cards', {
    'POST /classes/:id/students': () =>
      refused('request/invalid', { fields: { 'names.1': 'Please use plain letters.' } }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Names, one on each line');
  await userEvent.type(field, 'Nakato Aisha\n0kello <b>');
  await press('Make 2 cards');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('0kello <b>: Please use plain letters.')).toBeDefined();
  expect(field.value).toContain('Nakato Aisha');
});

test('a card whose answer was lost is not said to have changed nothing', async () => {
  await show('/classes/3/cards', { 'POST /classes/:id/students/:studentId/new-card': noNetwork });
  await screen.findByText('Apio Mercy');
  await press('New card');
  expect(
    await screen.findByText(/^No answer came, so the card is not here\. The old one may work no more\./),
  ).toBeTruthy();
});

test('New card is one tap', async () => {
  const asked = await show('/classes/3/cards', {
    'POST /classes/:id/students/:studentId/new-card': () =>
      replied('POST /classes/:id/students/:studentId/new-card', pupil(1, 'Apio Mercy')),
  });
  await screen.findByText('Apio Mercy');
  await press('New card');
  expect(asked.some(({ path }) => path === '/api/classes/3/students/712341/new-card')).toBe(true);
  expect(screen.getByRole('region', { name: '1 card is ready.' }).textContent).toContain('AFRO 712 341');
});

test('a teacher whom the school has not confirmed reads why', async () => {
  await show('/classes/3/cards', {
    'GET /classes/:id/students': () => refused('children/not-verified'),
  });
  expect((await screen.findByText(/Your school must confirm you/)).closest('[role="alert"]')).toBeNull();
});

test('names come out of a list as teachers keep it', () => {
  expect(namesIn('1. Apio Mercy\r\n 2) Okot Paul\n\n3\tNakato  Aisha \n- \n')).toEqual([
    'Apio Mercy',
    'Okot Paul',
    'Nakato  Aisha',
  ]);
});

test('a teacher changes the name of a pupil; a bad one is told beside the field', async () => {
  let name = 'Apio Mercy';
  const asked = await show('/classes/3/cards', {
    'GET /classes/:id/students': () => roster(3, [pupil(1, name)]),
    'PATCH /classes/:id/students/:studentId': ({ body }) => {
      const wanted = (body as { name: string }).name;
      if (wanted === '') return refused('request/invalid', { fields: { name: 'Please write your name.' } });
      name = wanted;
      return replied('PATCH /classes/:id/students/:studentId', pupil(1, name));
    },
  });
  await press('Change the name');
  const field = screen.getByLabelText<HTMLInputElement>('Name of the child');
  expect(field.value).toBe('Apio Mercy');
  await userEvent.clear(field);
  await press('Save');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, 'Apio Joan');
  await press('Save');
  expect(
    asked.filter(({ name: call }) => call === 'PATCH /classes/:id/students/:studentId').at(-1),
  ).toMatchObject({
    path: '/api/classes/3/students/712341',
    body: { name: 'Apio Joan' },
  });
  expect(await screen.findByText('Apio Joan')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a pupil is moved to another class, and the move can be undone', async () => {
  const asked = await show('/classes/3/cards', {
    'POST /classes/:id/students/move': () => replied('POST /classes/:id/students/move', { moved: 1 }),
    'POST /classes/:id/students/:studentId/back': () =>
      replied('POST /classes/:id/students/:studentId/back', { done: true }),
  });
  await screen.findByText('Apio Mercy');
  await press('Move');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('To which class?'), 'P5 Red');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Apio Mercy is in P5 Red now.')).toBeDefined();
  await press('Undo');
  const calls = asked.map(({ name, path }) => `${name} ${path}`);
  expect(calls).toContain('POST /classes/:id/students/move /api/classes/3/students/move');
  expect(calls).toContain('POST /classes/:id/students/:studentId/back /api/classes/3/students/712341/back');
});

test('a pupil leaves the class only after a question that says what stays', async () => {
  const asked = await show('/classes/3/cards', {
    'DELETE /classes/:id/students/:studentId': () =>
      replied('DELETE /classes/:id/students/:studentId', { done: true }),
  });
  await screen.findByText('Apio Mercy');
  await press('Take out of the class');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The account and all work stay/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Take out of the class' }));
  expect(await screen.findByText(/Apio Mercy is not in this class any more/)).toBeDefined();
  expect(asked.some(({ name }) => name === 'DELETE /classes/:id/students/:studentId')).toBe(true);
});

test('who left stands below the list and is put back; the list goes to the office as a table', async () => {
  let isBack = false;
  const asked = await show('/classes/3/cards', {
    'GET /classes/:id/students': () =>
      roster(3, [pupil(1, 'Apio Mercy'), ...(isBack ? [pupil(2, 'Okot Paul')] : [])]),
    'GET /classes/:id/leavers': () =>
      replied(
        'GET /classes/:id/leavers',
        isBack
          ? []
          : [{ id: 712_342, name: 'Okot Paul', leftAt: '2026-03-09T08:00:00.000Z', movedTo: 'P5 Red' }],
      ),
    'POST /classes/:id/students/:studentId/back': () => {
      isBack = true;
      return replied('POST /classes/:id/students/:studentId/back', { done: true });
    },
  });
  expect(await screen.findByText(/Moved to P5 Red/)).toBeDefined();
  let written: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    written = made as Blob;
    return 'blob:list';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await press('Download the list');
  expect(clicked).toHaveBeenCalledOnce();
  const table = await (written as Blob | null)?.text();
  expect(table?.replace(/^\ufeff/, '')).toBe(
    'Name,Student ID,Class,Consent\r\nApio Mercy,AFRO712341,P2 Yellow,there\r\n',
  );
  vi.restoreAllMocks();
  await press('Put Okot Paul back');
  expect(asked.find(({ name }) => name === 'POST /classes/:id/students/:studentId/back')?.path).toBe(
    '/api/classes/3/students/712342/back',
  );
  await waitFor(() => expect(screen.queryByText(/Moved to P5 Red/)).toBeNull());
  expect(screen.getByText('Okot Paul')).toBeDefined();
});
