import type { TermRegister } from '@afrolearn/contract/attendance.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { RegisterPage } from './register-page.tsx';
import { sheetsOf } from './sheets.ts';

const term = { number: 1, year: 2026, from: '2026-02-10', to: '2026-05-01' };
/* Monday to Friday of some weeks, from the second week of the term. */
const daysOf = (weeks: number) =>
  Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 5 }, (__, day) => addDays('2026-02-16', week * 7 + day)),
  ).flat();
const registerOf = (pupils: number, weeks: number): TermRegister => {
  const days = daysOf(weeks);
  return {
    class: { id: 3, name: 'P5 Red', grade: 'Primary 5', subjectId: 7 },
    school: 'Here Primary School',
    teacher: 'Achieng Ruth',
    from: term.from,
    to: term.to,
    terms: [term, { number: 3, year: 2025, from: '2025-09-15', to: '2025-12-05' }],
    days,
    pupils: Array.from({ length: pupils }, (_, place) => ({
      id: place + 1,
      name: `Pupil ${place + 1}`,
      left: false,
      cells: days.map((_, at) =>
        place === 0 && at === 0 ? 'fees' : place === 1 && at === 1 ? 'late' : 'present',
      ),
      present: days.length - (place === 0 ? 1 : 0),
      absent: place === 0 ? 1 : 0,
    })),
  };
};

test('120 pupils and twelve weeks are eight sheets of 30 pupils and six weeks; no day and no pupil is lost', () => {
  const register = registerOf(120, 12);
  const sheets = sheetsOf(register);
  expect(sheets).toHaveLength(8);
  expect(sheets.map(({ rows }) => rows.length)).toEqual(Array(8).fill(30));
  expect(new Set(sheets.flatMap(({ days }) => days)).size).toBe(60);
  expect(sheets[0]?.weeks.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(sheets.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true, true, true, true]);
  expect(sheets[0]?.sums.slice(0, 2)).toEqual([119, 120]);
});

const show = async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/register': () => replied('GET /classes/:id/register', registerOf(3, 2)),
  });
  await showPage(
    '/classes/3/register',
    <Routes>
      <Route path="/classes/:id/register" element={<RegisterPage />} />
    </Routes>,
  );
  return asked;
};

test('a sheet has the school, the term, one row a pupil and their sums; late is present', async () => {
  await show();
  const sheet = await screen.findByRole('region', { name: 'Page 1 of 1' });
  expect(sheet.textContent).toContain('P5 Red · Achieng Ruth · Term 1, 2026 · weeks 2 to 3');
  expect(sheet.textContent).toContain('Here Primary School');
  const cells = (name: string) =>
    within(within(sheet).getByRole('row', { name: new RegExp(`${name} `) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Pupil 1')).toEqual(['1', 'F', ...Array(9).fill('/'), '9', '90%', '9', '90%']);
  expect(cells('Pupil 2').slice(0, 4)).toEqual(['2', '/', 'L', '/']);
  expect(sheet.textContent).toContain('S sick');
});

test('another term is asked for by its days', async () => {
  const asked = await show();
  await userEvent.selectOptions(await screen.findByLabelText('Term'), 'Term 3, 2025');
  expect(asked.filter(({ name }) => name === 'GET /classes/:id/register')).toHaveLength(2);
});
