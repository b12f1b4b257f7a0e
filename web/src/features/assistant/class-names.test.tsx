import type { Reply } from '@afrolearn/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ToolPage } from './tool-page.tsx';

type Summary = Reply<'GET /teacher/class/:id/summary'>;
const pupil = (id: number, name: string, attendance: number | null, consentMissing = false) => ({
  id,
  name,
  attendance,
  progress: null,
  lastActivity: null,
  done: null,
  consentMissing,
  isNew: false,
  needsAttention: false,
});
const summaryOf = (id: number, name: string, studentRoster: Summary['studentRoster']): Summary => ({
  class: { id, name, grade: 'Primary 7', subject: 'Science', subjectId: 7 },
  studentsCount: studentRoster.length,
  begun: 0,
  avgProgress: null,
  avgAttendance: null,
  topPerformer: null,
  progressOverTime: [0, 0, 0, 0, 0, 0],
  weeks: ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
  attendanceBreakdown: null,
  studentsNeedingAttention: [],
  studentRoster,
  ready: 0,
  reached: 0,
});
const blue = summaryOf(3, 'P7 Blue', [pupil(1, 'Apio Sarah', 98), pupil(2, 'Okello James', null, true)]);
const red = summaryOf(4, 'P7 Red', [pupil(5, 'Wasswa Ruth', null)]);
const mine = ({ class: room, studentsCount }: Summary) => ({
  ...room,
  code: null,
  students: studentsCount,
  archived: false,
});

const open = async (others: readonly ReturnType<typeof mine>[] = []) => {
  localStorage.setItem('token', 'mango');
  const items = unitReply.items.map((entry) => ({ ...entry, written: entry.id === videoLesson.id }));
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', [mine(blue), mine(red), ...others]),
    'GET /teacher/class/:id/summary': ({ path }) =>
      replied('GET /teacher/class/:id/summary', path?.includes('/4/') ? red : blue),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /units': () => replied('GET /units', [{ ...unitReply, written: 3 }]),
    'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(videoLesson.id, videoLesson)),
  });
  await showPage(
    '/teacher-dashboard/assistant/report-comments',
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  return await screen.findByLabelText<HTMLTextAreaElement>(/^Names and marks/);
};

test('the names of the class are filled in with the attendance as recorded, and the marks are added', async () => {
  const names = await open();
  await waitFor(() => expect(names.value).toBe('Apio Sarah (attendance 98%)\nOkello James'));
  fireEvent.change(names, { target: { value: 'Apio Sarah 78 (attendance 98%)\nOkello James 41/60' } });
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make it' });
  await waitFor(() => expect(make.disabled).toBe(false));
  await pressed(make);
  const page = document.querySelector('article')?.textContent ?? '';
  expect(page).toMatch(/78 of 100.*In school on 98% of the days that were recorded\..*68 of 100/);
});

test('another class brings its own names; what was typed by hand is not thrown away', async () => {
  const names = await open();
  await waitFor(() => expect(names.value).toContain('Apio Sarah'));
  const choose = (id: string) =>
    fireEvent.change(screen.getByLabelText('Your class'), { target: { value: id } });
  choose('4');
  await waitFor(() => expect(names.value).toBe('Wasswa Ruth'));
  fireEvent.change(names, { target: { value: 'Wasswa Ruth 55' } });
  choose('3');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Name of the class').value).toBe('P7 Blue'),
  );
  expect(names.value).toBe('Wasswa Ruth 55');
});

test('a class of another grade brings the topics of its grade', async () => {
  await open([{ ...mine(red), id: 5, name: 'P4 Green', grade: 'Primary 4' }]);
  const grade = () => screen.getByLabelText<HTMLSelectElement>('Class').value;
  await screen.findByRole('option', { name: 'P4 Green' });
  expect(grade()).toBe('7');
  fireEvent.change(screen.getByLabelText('Your class'), { target: { value: '5' } });
  await waitFor(() => expect(grade()).toBe('4'));
});
