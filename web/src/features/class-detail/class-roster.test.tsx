import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { ClassRoster } from './class-roster.tsx';

const pupil = (id: number, name: string) => ({
  id,
  name,
  progress: 80,
  attendance: 90,
  lastActivity: null,
  done: 2,
  consentMissing: false,
  isNew: false,
  needsAttention: false,
});
const summary: ClassSummary = {
  class: { id: 3, name: 'P7 Blue', grade: 'Primary 7', subject: 'Science', subjectId: 7 },
  studentsCount: 2,
  begun: 2,
  avgProgress: 80,
  avgAttendance: 90,
  topPerformer: null,
  progressOverTime: [0, 0, 0, 0, 0, 80],
  weeks: ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
  attendanceBreakdown: null,
  studentsNeedingAttention: [],
  studentRoster: [pupil(1, 'Apio Sarah'), pupil(2, 'Okello James')],
  ready: 20,
  reached: 12,
};
const room = (id: number, name: string) => ({
  ...summary.class,
  id,
  name,
  students: 2,
  archived: false as const,
  code: null,
});

const show = async (answers: Parameters<typeof serverAnswers>[0] = {}) => {
  const asked = serverAnswers({
    'GET /classes/mine': () => replied('GET /classes/mine', [room(3, 'P7 Blue'), room(8, 'P7 Green')]),
    ...answers,
  });
  const changed = vi.fn();
  await showPage('/', <ClassRoster summary={summary} className="" onChanged={changed} />);
  return { asked, changed };
};
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More for Okello James' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('from the roster a pupil is moved to another own class, and put back by one press', async () => {
  const { asked, changed } = await show({
    'POST /classes/:id/students/move': () => replied('POST /classes/:id/students/move', { moved: 1 }),
    'POST /classes/:id/students/:studentId/back': () =>
      replied('POST /classes/:id/students/:studentId/back', { done: true }),
  });
  const dialog = await choose('Move to another class');
  const choice = await dialog.findByLabelText('To which class?');
  expect(within(choice).queryByRole('option', { name: 'P7 Blue' })).toBeNull();
  await userEvent.selectOptions(choice, 'P7 Green');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Okello James is in P7 Green now.')).toBeDefined();
  expect(asked.find(({ name }) => name.endsWith('/move'))?.body).toEqual({ studentIds: [2], to: 8 });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  expect(asked.some(({ path }) => path === '/api/classes/3/students/2/back')).toBe(true);
});

test('who came this week stands apart from who has no work', async () => {
  serverAnswers({});
  const studentRoster = [{ ...pupil(1, 'Apio Sarah'), progress: null, isNew: true }];
  await showPage(
    '/',
    <ClassRoster summary={{ ...summary, studentRoster }} className="" onChanged={vi.fn()} />,
  );
  expect(screen.getByText('New: has not started yet')).toBeDefined();
  expect(screen.queryByText('No work yet')).toBeNull();
});

test('taking out asks first; a refusal is said and nothing is called done', async () => {
  const { asked, changed } = await show({
    'DELETE /classes/:id/students/:studentId': () => refused('children/not-verified'),
  });
  const dialog = await choose('Take out of the class');
  expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Take out of the class' }));
  expect(await screen.findByText(/Your school must confirm you/)).toBeDefined();
  expect(screen.queryByText(/not in this class any more/)).toBeNull();
  expect(changed).not.toHaveBeenCalled();
});
