import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { health, neverAnswers, refused, replied, wordless } from '#testing/fake-server.ts';
import { whereWeAre } from '#testing/show.tsx';
import { openDashboard, room, student, summary, today } from './testing/open-dashboard.tsx';

test('a teacher without pupils is not told that all are on track, and the way to add them is on both tabs', async () => {
  const empty = { kind: 'job', classId: 3, className: 'P7 Blue', job: 'empty', count: 0 } as const;
  const fresh = {
    classes: [{ ...room, studentsCount: 0, begun: 0, avgProgress: null, avgAttendance: null, needing: 0 }],
    needing: 0,
    needs: [empty],
  };
  await openDashboard({
    'GET /teacher/today': () => replied('GET /teacher/today', fresh),
    'GET /teacher/students': () => replied('GET /teacher/students', []),
    'GET /teacher/class/:id/summary': () =>
      replied('GET /teacher/class/:id/summary', {
        ...summary,
        studentsCount: 0,
        begun: 0,
        avgProgress: null,
        avgAttendance: null,
        topPerformer: null,
        studentsNeedingAttention: [],
        studentRoster: [],
      }),
  });
  const way = await screen.findByRole('link', { name: 'Add students' });
  expect(way.getAttribute('href')).toBe('/classes/3/add');
  expect(screen.queryByText(/on track/)).toBeNull();
  // There are no figures without pupils, either.
  const card = within(screen.getByRole('region', { name: 'My classes' }));
  expect(card.getByText('No student sits in this class yet.')).toBeTruthy();
  expect(card.queryByText(/No work yet|Not taken yet|of 0 have begun|Progress is counted/)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Summary: P7 Blue' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('link', { name: 'Add students' })).getAttribute('href')).toBe(
    '/classes/3/add',
  );
  expect(dialog.queryByText(/have begun|Top performer|The line begins/)).toBeNull();
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
  await screen.findByText('No student sits in your classes yet.');
  expect(screen.getByRole('link', { name: 'Add students' }).getAttribute('href')).toBe('/classes');
});

test('how many have begun stands with the figures, and those who are not named in the list are counted', async () => {
  await openDashboard();
  await screen.findByText('41 of 58 have begun.');
  const rest = screen.getByRole('link', { name: 'P7 Blue: 3 more' });
  expect(rest.getAttribute('href')).toBe('/teacher-dashboard/class/3#attention');
  // Absent on less than half of the days: the first step is to ask the child.
  expect(screen.getByText(/Ask the child what happened\. Then go on with Simple circuits\./)).toBeTruthy();
});

test('a register that arrives while the page asks is not called missing until the next visit', async () => {
  const taken = { ...today, needs: today.needs.filter((need) => need.kind !== 'job') };
  const told = [today, taken];
  await openDashboard({ 'GET /teacher/today': () => replied('GET /teacher/today', told.shift() ?? taken) });
  await screen.findByText('P7 Blue has no attendance yet today.');
  globalThis.dispatchEvent(new Event('progress-updated'));
  await waitFor(() => expect(screen.queryByText('P7 Blue has no attendance yet today.')).toBeNull());
});

test('five tabs, in the documented words; the address remembers which', async () => {
  await openDashboard({ 'GET /teacher/students': () => replied('GET /teacher/students', []) });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Classes',
    'Students',
    'Resources',
    'AI Assistant',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
  expect(whereWeAre()).toBe('/teacher-dashboard?tab=students');
  expect(await screen.findByText('No student sits in your classes yet.')).toBeDefined();
});

test('who needs the teacher stands first: one reason and one button for each', async () => {
  await openDashboard();
  const lines = within(await screen.findByRole('region', { name: 'Who needs you today' })).getAllByRole(
    'listitem',
  );
  expect(lines).toHaveLength(4);
  expect(lines[0]?.textContent).toContain('Missed 3 of 10 school days.');
  expect(lines[0]?.textContent).toContain('Progress 34% · Attendance 71%');
  // The learners' own pages count differently.
  for (const part of ['Who needs you today', 'My classes'])
    expect(
      within(screen.getByRole('region', { name: part })).getByText(
        /^Progress is counted against what the class has reached/,
      ),
    ).toBeDefined();
  expect(lines[1]?.textContent).toContain('11 students of P7 Blue: Adds the tops');
  expect(lines[2]?.textContent).toContain('P7 Blue has no attendance yet today.');
  for (const line of lines) expect(within(line).getAllByRole('link')).toHaveLength(1);
  expect(
    within(lines[3] as HTMLElement)
      .getByRole('link', { name: 'Answer them' })
      .getAttribute('href'),
  ).toBe('/teachers');
});

test('what a week needs is ready: the reteach of a group, half pages, a plan, the register of the term', async () => {
  await openDashboard();
  const ready = within(await screen.findByRole('region', { name: 'Ready for you this week' }));
  expect(
    ready.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Five-minute reteach: For 11 of P7 Blue', expect.stringContaining('/assistant/reteach-plan?lesson=')],
    ['Half pages for families: P7 Blue', '/classes/3/reports'],
    ['Lesson plan: Choose a lesson', '/teacher-dashboard/assistant/lesson-plan'],
    ['Register of the term: P7 Blue', '/classes/3/register'],
  ]);
});

test('the chart of the week is read by a sentence and has a table behind it', async () => {
  await openDashboard();
  const week = await screen.findByRole('region', { name: 'Weekly activity' });
  expect(within(week).getByText(/18 finished in the week of 2 March, 8 more/)).toBeDefined();
  expect(within(week).getByText('Show as table')).toBeDefined();
  expect(within(week).getAllByRole('row', { hidden: true })).toHaveLength(8);
});

test('what does not load says so in the documented words, and outside the demo shows no sample (spec 2 §8)', async () => {
  await openDashboard({
    'GET /teacher/weekly-activity': () => wordless(),
    'GET /teacher/recent-activity': () => wordless(),
    'GET /teacher/upcoming-assignments': () => wordless(),
  });
  expect(await screen.findByText('Could not load weekly activity.')).toBeDefined();
  expect(screen.getByText('Could not load recent activity.')).toBeDefined();
  expect(screen.getByText('Could not load assignments.')).toBeDefined();
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('spec 2 §8: where the server says why a panel did not load, that is shown', async () => {
  await openDashboard({
    'GET /teacher/weekly-activity': () =>
      refused('server/unavailable', { text: 'The school is moving house.' }),
  });
  expect(await screen.findByText('The school is moving house.')).toBeDefined();
  expect(screen.queryByText('Could not load weekly activity.')).toBeNull();
});

test('spec 2 §8: so it is of the students tab', async () => {
  await openDashboard({
    'GET /teacher/students': () => refused('server/unavailable', { text: 'The school is moving house.' }),
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
  expect(await screen.findByText('The school is moving house.')).toBeDefined();
});

test('in the demo a failure shows a sample that is labelled', async () => {
  await openDashboard({
    'GET /health': () => health('demo'),
    'GET /teacher/weekly-activity': () => wordless(),
    'GET /teacher/recent-activity': () => wordless(),
    'GET /teacher/upcoming-assignments': () => wordless(),
  });
  await waitFor(() => expect(screen.getAllByText('Sample data')).toHaveLength(3));
  expect(screen.getByText('Could not load weekly activity.')).toBeDefined();
});

test('while it is fetched, each card says what is loading', async () => {
  await openDashboard({
    'GET /teacher/weekly-activity': neverAnswers,
    'GET /teacher/recent-activity': neverAnswers,
    'GET /teacher/upcoming-assignments': neverAnswers,
  });
  expect(await screen.findByText('Loading weekly activity…')).toBeDefined();
  expect(screen.getByText('Loading recent activity…')).toBeDefined();
  expect(screen.getByText('Loading assignments…')).toBeDefined();
});

test.each([
  ['2999-03-04', /^2 finished so far in the week of .*; 10 in the week before\./],
  ['2026-03-02', /^2 finished in the week of .*, 8 fewer than the week before\./],
])('a week that still runs is not told to be behind a whole one: %s', async (week, words) => {
  await openDashboard({
    'GET /teacher/weekly-activity': () =>
      replied('GET /teacher/weekly-activity', { week, days: [2, 0, 0, 0, 0, 0, 0], before: 10 }),
  });
  expect(await screen.findByText(words)).toBeDefined();
});

test('a class opens its summary; attendance that was not taken is never 0', async () => {
  await openDashboard({
    'GET /teacher/class/:id/summary': () => replied('GET /teacher/class/:id/summary', summary),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary: P7 Blue' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Apio Sarah, Progress 96%, Attendance Not taken yet/)).toBeDefined();
  expect(within(dialog).getByText('71%', { selector: 'dd' })).toBeDefined();
  expect(
    within(dialog).getByText(/^58 of 58 have begun\. Progress is counted against what the class has reached/),
  ).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Open class' }).getAttribute('href')).toBe(
    '/teacher-dashboard/class/3',
  );
});

test('a summary that does not come says so', async () => {
  await openDashboard({ 'GET /teacher/class/:id/summary': () => wordless() });
  await userEvent.click(await screen.findByRole('button', { name: 'Summary: P7 Blue' }));
  expect(await screen.findByText('Could not load class summary.')).toBeDefined();
});

test('a teacher without a class has one thing to do', async () => {
  await openDashboard({
    'GET /teacher/today': () => replied('GET /teacher/today', { classes: [], needs: [], needing: 0 }),
  });
  expect(
    await screen.findByText('You have no class yet. Add your first one, then your students.'),
  ).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add New Class' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add New Class' })).toBeDefined();
});

test('students are found by name, sorted by need, and one without consent has no figures', async () => {
  await openDashboard(
    {
      'GET /teacher/students': () =>
        replied('GET /teacher/students', [
          student(1, 'Apio Sarah', 96),
          student(2, 'Okello James', 34),
          student(3, 'Hidden Child', null, { consentMissing: true, done: null }),
        ]),
    },
    '/teacher-dashboard?tab=students',
  );
  const names = () =>
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.replace('Students Needing Attention', ''));
  expect(await screen.findByText('Consent missing')).toBeDefined();
  expect(screen.getByText(/^Progress is counted against what the class has reached/)).toBeDefined();
  expect(names()).toEqual(['Apio SarahP7 Blue', 'Hidden ChildP7 Blue', 'Okello JamesP7 Blue']);
  await userEvent.click(screen.getByRole('button', { name: 'Progress' }));
  expect(names()[0]).toContain('Okello James');
  expect(names()[2]).toContain('Hidden Child');
  await userEvent.type(screen.getByLabelText('Find a name'), 'apio');
  expect(names()).toEqual(['Apio SarahP7 Blue']);
  await userEvent.clear(screen.getByLabelText('Find a name'));
  await userEvent.click(screen.getByRole('button', { name: 'Needing attention 1' }));
  expect(names()).toHaveLength(1);
});

test('students that do not load say so', async () => {
  await openDashboard({ 'GET /teacher/students': () => wordless() }, '/teacher-dashboard?tab=students');
  expect(await screen.findByText('Could not load students.')).toBeDefined();
});
