import 'fake-indexeddb/auto';
/** Spec 2 'Class detail', §8, §9; checklist part 3. */
import type { Reply } from '@afrolearn/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ClassDetailPage } from './class-detail-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

type Summary = Reply<'GET /teacher/class/:id/summary'>;
const room = { id: 3, name: 'P7 Blue', grade: 'Primary 7', subject: 'Science', subjectId: 7 };
const pupil = (id: number, name: string, progress: number | null, attendance: number | null) => ({
  id,
  name,
  progress,
  attendance,
  lastActivity: null,
  done: 2,
  consentMissing: false,
  isNew: false,
  needsAttention: false,
});
const full: Summary = {
  class: room,
  studentsCount: 2,
  begun: 2,
  avgProgress: 71,
  avgAttendance: 92,
  topPerformer: { id: 1, name: 'Apio Sarah', progress: 96, attendance: 98 },
  progressOverTime: [42, 48, 50, 58, 64, 71],
  weeks: ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
  attendanceBreakdown: { present: 92, absent: 8 },
  studentsNeedingAttention: [
    {
      id: 2,
      name: 'Okello James',
      picture: null,
      progress: 34,
      attendance: 85,
      lastActivity: null,
      reason: {
        kind: 'stopped',
        entry: { id: 'u400-l2', title: 'Simple circuits', unit: 'Electricity' },
        days: 8,
      },
    },
  ],
  studentRoster: [pupil(1, 'Apio Sarah', 96, 98), pupil(2, 'Okello James', 34, 85)],
  ready: 20,
  reached: 12,
};

const open = async (
  answer: () => Response | Promise<Response>,
  more: Parameters<typeof serverAnswers>[0] = {},
  path = '/teacher-dashboard/class/3',
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /teacher/class/:id/summary': answer,
    ...more,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/teacher-dashboard/class/:id" element={<ClassDetailPage />} />
    </Routes>,
  );
  return asked;
};
const summary =
  (more: Partial<Summary> = {}) =>
  () =>
    replied('GET /teacher/class/:id/summary', { ...full, ...more });

test('name, grade, subject and count, three figures, both charts and the roster in the documented words', async () => {
  await open(summary());
  expect(await screen.findByRole('heading', { level: 1, name: 'P7 Blue' })).toBeDefined();
  expect(screen.getByText('Primary 7 · Science · 2 students')).toBeDefined();
  const figures = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(figures.slice(0, 3)).toEqual(['Average progress', 'Average attendance', 'Top performer']);
  expect(screen.getByText('2 of 2 have begun. 7 more than last week')).toBeDefined();
  for (const name of ['Progress Over Time', 'Attendance', 'Students Needing Attention', 'Student Roster'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Present 92%, Absent 8%' })).toBeDefined();
  expect(screen.getByText(/From 42% to 71% in six weeks/)).toBeDefined();
  expect(screen.getAllByText('Show as table')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/teacher-dashboard');
  const roster = screen.getAllByRole('table').at(-1) as HTMLElement;
  expect(
    within(roster)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent?.replace(' ↑', '')),
  ).toEqual(['Name', 'Progress', 'Attendance', 'Last Activity']);
});

test('paper says the school, the teacher and the day of the figures, which the screen does not', async () => {
  await open(summary());
  const head = await screen.findByText(/^Mango Tree Primary School · .+ \d{4}$/);
  expect(head.matches('.onlyprint')).toBe(true);
});

test('who needs attention has the reason, the next step and one button', async () => {
  await open(summary());
  const line = (await screen.findByText('Stopped at Simple circuits 8 days ago.')).closest(
    'li',
  ) as HTMLElement;
  expect(line.textContent).toContain('Next step Start there together.');
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/lesson/u400-l2');
});

test('of many who need attention the screen shows eight until it is asked for all', async () => {
  const [one] = full.studentsNeedingAttention;
  if (one === undefined) throw new Error('the sample has nobody in need');
  const many = Array.from({ length: 9 }, (_, place) => ({ ...one, id: 900 + place }));
  await open(summary({ studentsNeedingAttention: many }));
  const list = (await screen.findAllByText('Stopped at Simple circuits 8 days ago.'))[0]?.closest('ul');
  expect(list?.matches('.first')).toBe(true);
  const button = within(list?.parentElement as HTMLElement).getByRole('button', { name: 'Show all 9' });
  await userEvent.click(button);
  expect(list?.matches('.first')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull();
});

test('when nobody does, it reads as documented', async () => {
  await open(summary({ studentsNeedingAttention: [] }));
  expect(await screen.findByText('All students are on track.')).toBeDefined();
});

test('an unknown class id reads as documented, and leads back', async () => {
  await open(() => refused('access/not-found'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Class not found.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to my classes' })).toBeDefined();
});

test('an id that is none is not asked for', async () => {
  const asked = await open(summary(), {}, '/teacher-dashboard/class/x1');
  expect(await screen.findByText('Class not found.')).toBeDefined();
  expect(asked.map(({ name }) => name)).not.toContain('GET /teacher/class/:id/summary');
});

test('a summary that does not come says so and can be asked for again', async () => {
  await open(() => wordless());
  expect(await screen.findByText('Could not load class summary.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('without work and without registers nothing is shown as 0', async () => {
  await open(
    summary({
      avgProgress: null,
      avgAttendance: null,
      attendanceBreakdown: null,
      topPerformer: null,
      studentsNeedingAttention: [],
      progressOverTime: [0, 0, 0, 0, 0, 0],
      studentRoster: [pupil(1, 'Apio Sarah', null, null)],
      studentsCount: 1,
    }),
  );
  expect(await screen.findByText('The line begins with the first finished lesson.')).toBeDefined();
  expect(screen.getByText('No register was taken in the last six weeks.')).toBeDefined();
  expect(screen.getAllByText('Not taken yet').length).toBeGreaterThan(1);
  expect(document.body.textContent).not.toMatch(/(?<!\d)0%/);
});

test('a class without students leads to adding them', async () => {
  await open(summary({ studentRoster: [], studentsCount: 0, studentsNeedingAttention: [] }));
  expect(await screen.findByText('No student sits in this class yet.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add students' }).getAttribute('href')).toBe('/classes/3/add');
});

test('Edit Class saves and shows the class as it is now', async () => {
  let name = 'P7 Blue';
  const asked = await open(() => summary({ class: { ...room, name } })(), {
    'PATCH /classes/:id': () => {
      name = 'P7 Green';
      return replied('PATCH /classes/:id', {
        ...room,
        name,
        students: 2,
        archived: false,
        code: null,
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Class' });
  await userEvent.clear(within(dialog).getByLabelText('Class Name'));
  await userEvent.type(within(dialog).getByLabelText('Class Name'), 'P7 Green');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'P7 Green' })).toBeDefined();
  expect(asked.find(({ name: call }) => call === 'PATCH /classes/:id')?.body).toMatchObject({
    name: 'P7 Green',
  });
});

test('the page leads to all that is done with a class; an empty one only to the paper with which pupils join', async () => {
  await open(summary());
  const nav = within(await screen.findByRole('navigation', { name: 'This class' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/assignments/new?class=3',
    '/classes/3/add',
    '/classes/3/cards',
    '/classes/3/join-sheet',
  ]);
  cleanup();
  await open(summary({ studentRoster: [] }));
  expect(await screen.findByRole('link', { name: 'Join sheet' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Add students' })).toHaveLength(1);
});

test('without a network the page shows what this device kept, and of when that is', async () => {
  await open(summary());
  await screen.findByRole('heading', { level: 1, name: 'P7 Blue' });
  cleanup();
  await open(noNetwork);
  expect(
    await screen.findByText(
      /Could not load class summary\. You see what this phone kept, as of \w+day \d\d:\d\d/,
    ),
  ).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'P7 Blue' })).toBeDefined();
  expect(screen.getByText('2 of 2 have begun. 7 more than last week')).toBeDefined();
});

test('a class that is no longer the teacher’s leaves nothing on the device', async () => {
  await open(summary());
  await screen.findByRole('heading', { level: 1, name: 'P7 Blue' });
  cleanup();
  await open(() => refused('access/not-found'));
  expect(await screen.findByText('Class not found.')).toBeDefined();
  await waitFor(async () => expect(await (await openDatabase()).getAllKeys('facts')).toEqual([]));
  cleanup();
  await open(noNetwork);
  expect(await screen.findByText('Could not load class summary.')).toBeDefined();
  expect(screen.queryByText('P7 Blue')).toBeNull();
});

test('spec 2 §8: where the server says why the class did not load, that is shown', async () => {
  await open(() => refused('server/unavailable', { text: 'The school is moving house.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The school is moving house.');
});
