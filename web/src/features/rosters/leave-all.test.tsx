import type { CheckedLine } from '@afrolearn/contract/rosters.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AddPupilsPage } from './add-pupils-page.tsx';

const room = { id: 3, name: 'P3 Yellow', grade: 'Primary 3', teacher: 'Achieng Ruth' };
const line = (at: number, name: string, role = ''): CheckedLine => ({
  row: {
    line: at,
    raw: name,
    name,
    className: '',
    grade: '',
    number: '',
    secret: '',
    role,
    status: '',
    odd: '',
  },
  name,
  classId: 3,
  className: 'P3 Yellow',
  secret: 'card',
  same: null,
  problems:
    role === ''
      ? []
      : [{ column: 'role', kind: 'fix', key: 'roster/role', text: 'Only students can be added here.' }],
});
const all = [line(2, 'Apio Mercy'), line(3, 'Auma Rose', 'teacher'), line(4, 'Okot Paul', 'guardian')];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the lines of teachers in a sheet of another program are named, and left out by one press', async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /rosters/classes': () => replied('GET /rosters/classes', [room]),
    'POST /rosters/check': ({ body }) => {
      const { rows } = body as { rows?: { line: number }[] };
      const lines =
        rows === undefined ? all : all.filter(({ row }) => rows.some((one) => one.line === row.line));
      return replied('POST /rosters/check', { shape: 'names', columns: [], lines });
    },
  });
  await showPage(
    '/classes/3/add',
    <Routes>
      <Route path="/classes/:id/add" element={<AddPupilsPage />} />
    </Routes>,
  );
  fireEvent.change(await screen.findByLabelText('Names, one on each line'), { target: { value: 'a sheet' } });
  await press('Check the names');
  await screen.findByText('2 lines are not students: teacher, guardian.');
  await press('Leave out all 2 lines that are not students');
  expect(await screen.findByRole('button', { name: 'Add 1 student' })).toHaveProperty('disabled', false);
  expect(screen.queryByText(/lines are not students/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Bring back' })).toHaveLength(2);
  const [, again] = asked.filter(({ name }) => name === 'POST /rosters/check');
  expect(again?.body).toMatchObject({ rows: [{ line: 2 }] });
});
