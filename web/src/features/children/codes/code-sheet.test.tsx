import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ClassCardsPage } from '../class-cards-page.tsx';

const mercy = {
  id: 712_341,
  name: 'Apio Mercy',
  grade: 'Primary 2',
  studentId: 'AFRO712341',
  picture: null,
  secretKind: 'card' as const,
  consentMissing: false,
};
const show = async (answers: Parameters<typeof serverAnswers>[0]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /classes/:id/students': () =>
      replied('GET /classes/:id/students', {
        class: { id: 3, name: 'P2 Yellow', grade: 'Primary 2' },
        students: [mercy],
      }),
    'GET /classes/:id/leavers': () => replied('GET /classes/:id/leavers', []),
    ...answers,
  });
  await showPage(
    '/classes/3/cards',
    <Routes>
      <Route path="/classes/:id/cards" element={<ClassCardsPage />} />
    </Routes>,
  );
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('one press makes the codes for the parents of a whole class: ten on a sheet, with name, class and how to use them', async () => {
  const codes = Array.from({ length: 96 }, (_, n) => ({
    id: 712_400 + n,
    name: `Pupil ${n + 1}`,
    code: `RQQAZ${String(n + 222)
      .replaceAll('1', 'A')
      .replaceAll('0', 'B')}`,
  }));
  const asked = await show({
    'POST /classes/:id/link-codes': () =>
      replied('POST /classes/:id/link-codes', {
        class: { id: 3, name: 'P2 Yellow' },
        school: 'Lake View Primary School',
        teacher: 'Achieng Ruth',
        madeAt: '2026-11-18T08:00:00Z',
        expiresAt: '2026-11-25T08:00:00Z',
        codes,
      }),
  });
  await screen.findByText('Apio Mercy');
  await press('Codes for the parents of all');
  const sheet = await screen.findByRole('region', { name: 'Codes for families: P2 Yellow' });
  expect(asked.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
  expect(within(sheet).getAllByRole('article')).toHaveLength(10);
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(96);
  const [first] = within(sheet).getAllByRole('listitem');
  for (const text of [
    'Home of Pupil 1',
    'P2 Yellow · No. 1',
    'RQQA Z222',
    '/children',
    'It works once, until',
  ])
    expect(first?.textContent).toContain(text);
  expect(within(sheet).getByRole('button', { name: 'Print 10 sheets' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('region', { name: /Codes for families/ })).toBeNull();
});

test('without a network no sheet is shown, and the page says so', async () => {
  await show({ 'POST /classes/:id/link-codes': noNetwork });
  await screen.findByText('Apio Mercy');
  await press('Codes for the parents of all');
  expect(await screen.findByText(/network/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Codes for families/ })).toBeNull();
});
