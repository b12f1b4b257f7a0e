import type { CheckedLine, SheetColumn } from '@afrolearn/contract/rosters.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AddPupilsPage } from './add-pupils-page.tsx';

const rooms = [
  { id: 3, name: 'P5 Red', grade: 'Primary 5', teacher: 'Achieng Ruth' },
  { id: 8, name: 'P5 Blue', grade: 'Primary 5', teacher: 'Achieng Ruth' },
];
type Problems = CheckedLine['problems'];
const line = (at: number, name: string, className: string, problems: Problems): CheckedLine => ({
  row: {
    line: at,
    raw: name,
    name,
    className,
    grade: '',
    number: '',
    secret: '',
    role: '',
    status: '',
    odd: '',
  },
  name,
  classId: null,
  className: '',
  secret: 'card',
  same: null,
  problems,
});
const noClass: Problems = [
  {
    column: 'class',
    kind: 'fix',
    key: 'roster/class-unknown',
    text: 'There is no class “Elgon” among your classes.',
  },
];
const beside: Problems = [
  {
    column: 'name',
    kind: 'decide',
    key: 'roster/beside',
    text: 'Beside the name stands “F”. Is it part of the name?',
  },
];
const columns: SheetColumn[] = [
  { heading: '', samples: ['1', '2'], kind: 'count', use: 'ignore' },
  { heading: '', samples: ['Apio Sarah', 'Okot Paul'], kind: 'words', use: 'name' },
  { heading: '', samples: ['Elgon'], kind: 'words', use: 'class' },
  { heading: '', samples: ['F', 'M'], kind: 'sex', use: 'ignore' },
];

const show = async (lines: CheckedLine[]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /rosters/classes': () => replied('GET /rosters/classes', rooms),
    'POST /rosters/check': ({ body }) =>
      replied('POST /rosters/check', {
        shape: 'names',
        columns: 'rows' in (body as object) ? [] : columns,
        lines: 'rows' in (body as object) ? lines.map((one) => ({ ...one, problems: [] })) : lines,
      }),
  });
  await showPage(
    '/classes/3/add',
    <Routes>
      <Route path="/classes/:id/add" element={<AddPupilsPage />} />
    </Routes>,
  );
  fireEvent.change(await screen.findByLabelText('Names, one on each line'), { target: { value: 'a sheet' } });
  await userEvent.click(screen.getByRole('button', { name: 'Check the names' }));
  await screen.findByText('Dry run: nothing saved');
  return () => asked.filter(({ name }) => name === 'POST /rosters/check').map(({ body }) => body);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('each column says what it was taken for, what is left out, and can be chosen for all lines', async () => {
  const bodies = await show([line(1, 'Apio Sarah', 'Elgon', noClass)]);
  expect(screen.getByText(/Sex, age, birth dates and numbers are left out and not saved/)).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>(/4\. Sex/).value).toBe('ignore');
  await userEvent.selectOptions(screen.getByLabelText(/3\. Class/), 'Leave out');
  expect(bodies()[1]).toMatchObject({ text: 'a sheet', columns: ['ignore', 'name', 'ignore', 'ignore'] });
});

test('one answer gives all lines with the same unknown class their class', async () => {
  const bodies = await show([
    line(1, 'Apio Sarah', 'Elgon', noClass),
    line(2, 'Okot Paul', 'elgon', noClass),
    line(3, 'Kato Aisha', '', []),
  ]);
  expect(screen.getByText('2 lines: There is no class “Elgon” among your classes.')).toBeDefined();
  await press('All 2 lines: P5 Red');
  expect(bodies()[1]).toMatchObject({
    rows: [{ line: 1, classId: 3 }, { line: 2, classId: 3 }, { line: 3 }],
  });
  expect((bodies()[1] as { rows: object[] }).rows[2]).not.toHaveProperty('classId');
});

test('letters beside the names are left out in all lines by one press, or belong to the names', async () => {
  const lines = [line(1, 'Apio Sarah F', '', beside), line(2, 'Okot Paul M', '', beside)];
  const bodies = await show(lines);
  expect(screen.getByText('In 2 lines something stands beside the name: F, M.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Leave out “F”' })).toBeDefined();
  await press('Leave it out in all these lines');
  expect(bodies()[1]).toMatchObject({ rows: [{ name: 'Apio Sarah' }, { name: 'Okot Paul' }] });
});

test('letters can be kept as a part of all names', async () => {
  const lines = [line(1, 'Apio Sarah F', '', beside), line(2, 'Okot Paul M', '', beside)];
  const bodies = await show(lines);
  await press('It is part of all these names');
  expect(bodies()[1]).toMatchObject({ rows: [{ name: 'Apio Sarah F', whole: true }, { whole: true }] });
});
