import type { Reply } from '@afrolearn/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ParentDashboardPage } from './parent-dashboard-page.tsx';

type Dashboard = Reply<'GET /parent/dashboard'>;

const grace: Dashboard['children'][number] = {
  id: 712_001,
  name: 'Akello Grace',
  class: 'P4 Green',
  school: 'Lake View Primary School',
  picture: null,
  studentId: 'AFRO712001',
  timeSpent: 25,
  currentSubject: 'Science',
  badges: ['First Steps', 'XP Earner'],
  consent: 'guardian',
  leavesAt: null,
  week: { from: '2026-03-03', to: '2026-03-09' },
  growth: {
    sentences: [
      'Grace learnt on AfroLearn on 3 days.',
      'Grace finished 4 lessons.',
      'The next lesson is ready.',
    ],
    home: 'What do we do with old cells at home?',
    worry: { what: 'Adds tops and bottoms.', helps: 'Share one chapati in 4.' },
  },
};
const daniel = {
  ...grace,
  id: 712_002,
  name: 'Okot Daniel',
  consent: 'pending' as const,
  growth: null,
  badges: [],
};
const esther = {
  id: 5,
  name: 'Namono Esther',
  class: 'Primary 1',
  email: 'namono.family@home.ug',
  status: 'Pending' as const,
  createdAt: '2026-03-09T06:00:00.000Z',
};
const choices: Reply<'GET /parent/choices'> = {
  assignmentUpdates: true,
  newResources: false,
  paper: true,
  mail: false,
  sms: false,
  language: 'en',
  phone: null,
  can: { mail: false, sms: true },
};

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const show = async (tab: string, answers: Answers = {}, dashboard: Partial<Dashboard> = {}) => {
  localStorage.setItem('token', 'mango');
  const data = {
    today: '2026-03-09',
    term: 1,
    children: [grace, daniel],
    invitations: [esther],
    ...dashboard,
  };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', { ...personOf('parent'), name: 'Auma Florence' }),
    'GET /parent/dashboard': () => replied('GET /parent/dashboard', data),
    'GET /parent/choices': () => replied('GET /parent/choices', choices),
    'GET /children/:id/report': () => refused('access/not-found'),
    'GET /children/assignments': () => replied('GET /children/assignments', []),
    ...answers,
  });
  await showPage(`/parent-dashboard?tab=${tab}`, <ParentDashboardPage />);
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('spec 2, Parent dashboard: greeting, three tabs, and each child with today and the week', async () => {
  await show('activity');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Auma Florence');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Activity',
    'Assignments',
    'Settings',
  ]);
  const card = await screen.findByRole('region', { name: 'Akello Grace' });
  for (const text of [
    'Time spent today',
    '25 minutes',
    'Current subject',
    'Science',
    'XP Earner',
    'P4 Green',
  ])
    expect(card.textContent).toContain(text);
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  expect(within(card).getByRole('heading', { name: 'From Tuesday 3 March to Monday 9 March' })).toBeTruthy();
  expect(card.textContent).toContain(
    'One thing is hard: Adds tops and bottoms. What helps: Share one chapati in 4.',
  );
  expect(card.textContent).not.toMatch(/rank|average/i);
});

test('an account that is to be deleted says so on the card, and is kept from there', async () => {
  const leaving = { ...grace, leavesAt: '2026-11-25T08:00:00Z' };
  const asked = await show(
    'activity',
    { 'POST /children/:id/account/keep': () => replied('POST /children/:id/account/keep', { done: true }) },
    { children: [leaving, daniel] },
  );
  const card = await screen.findByRole('region', { name: 'Akello Grace' });
  expect(card.textContent).toMatch(/Akello Grace’s account will be deleted on .*25/);
  expect(screen.queryByRole('button', { name: 'Keep the account of Okot Daniel' })).toBeNull();
  await press('Keep the account of Akello Grace');
  expect(asked.find(({ name }) => name.startsWith('POST'))?.path).toBe('/api/children/712001/account/keep');
  expect(await screen.findByText('The account of Akello Grace stays. Everything is as it was.')).toBeTruthy();
});

test('spec 2, Parent dashboard: the user menu leads to the profile, and logs out when that is meant', async () => {
  await show('activity');
  await screen.findByText('Welcome, Auma Florence');
  await press('Auma Florence');
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await press('Stay here');
  expect(localStorage.getItem('token')).toBe('mango');
  await press('Auma Florence');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await press('Log out');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a child without consent has no growth, and the page says who can give it', async () => {
  await show('activity');
  const card = await screen.findByRole('region', { name: 'Okot Daniel' });
  expect(within(card).queryByRole('listitem')).toBeNull();
  expect(within(card).getByRole('link', { name: 'Give consent' })).toBeTruthy();
  expect(within(card).queryByRole('link', { name: /half page/ })).toBeNull();
});

test('Remove asks first, says that nothing is deleted, and unlinks', async () => {
  const asked = await show('activity', {
    'DELETE /children/:id': () => replied('DELETE /children/:id', { done: true }),
  });
  await screen.findByRole('region', { name: 'Akello Grace' });
  await press('Remove Akello Grace');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('It deletes nothing.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(asked.find(({ name }) => name === 'DELETE /children/:id')?.path).toBe('/api/children/712001');
  expect(await screen.findByText('Akello Grace is off your page. Nothing was deleted.')).toBeTruthy();
});

test('spec 2: Add a child wants all fields, including email; a good one waits as Pending', async () => {
  const asked = await show('activity', {
    'POST /parent/invitations': () => replied('POST /parent/invitations', { ...esther, id: 6 }),
  });
  await screen.findByRole('region', { name: 'Akello Grace' });
  await press('Add');
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Aber Prossy');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a child' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Please fill in all fields, including email.');
  expect(asked.some(({ name }) => name === 'POST /parent/invitations')).toBe(false);
  await userEvent.selectOptions(within(dialog).getByLabelText('Class'), 'Primary 1');
  const email = within(dialog).getByLabelText('Email') as HTMLInputElement;
  expect(email.type).toBe('email');
  await userEvent.type(email, 'aber@home.ug');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a child' }));
  expect(asked.find(({ name }) => name === 'POST /parent/invitations')?.body).toEqual({
    name: 'Aber Prossy',
    class: 'Primary 1',
    email: 'aber@home.ug',
  });
  expect(await screen.findByText('Your invitation to Aber Prossy waits for an answer.')).toBeTruthy();
});

test('an invitation stands as Pending and can be withdrawn', async () => {
  const asked = await show('activity', {
    'DELETE /parent/invitations/:id': () => replied('DELETE /parent/invitations/:id', { done: true }),
  });
  const pending = await screen.findByRole('region', { name: 'Pending Invitations' });
  expect(pending.textContent).toContain('Namono Esthernamono.family@home.ugPending');
  await press('Withdraw the invitation to Namono Esther');
  expect(asked.find(({ name }) => name.startsWith('DELETE'))?.path).toBe('/api/parent/invitations/5');
});

test('spec 2, Settings: Assignment updates on, New resources off; a change is kept at once', async () => {
  const asked = await show('settings', {
    'PATCH /parent/choices': () => replied('PATCH /parent/choices', { ...choices, newResources: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeTruthy();
  const box = async (name: string) => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;
  expect((await box('Assignment updates')).checked).toBe(true);
  expect((await box('New resources')).checked).toBe(false);
  await userEvent.click(await box('New resources'));
  expect(asked.find(({ name }) => name === 'PATCH /parent/choices')?.body).toEqual({ newResources: true });
  expect((await box('New resources')).checked).toBe(true);
});

test('texts ask for a number first, and a wrong one is said', async () => {
  const asked = await show('settings', {
    'PATCH /parent/choices': () =>
      refused('request/invalid', { fields: { phone: 'This is not a phone number.' } }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'As a text message' }));
  expect(asked.some(({ name }) => name === 'PATCH /parent/choices')).toBe(false);
  await userEvent.type(screen.getByLabelText('Phone number'), '12');
  await press('Save the number');
  expect(asked.find(({ name }) => name === 'PATCH /parent/choices')?.body).toEqual({
    phone: '12',
    sms: true,
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This is not a phone number.');
});

const work = {
  id: 9,
  childId: grace.id,
  child: grace.name,
  title: 'Circuits checkpoint',
  dueDate: '2026-03-12',
  kind: 'quiz' as const,
  subject: 'Science',
  paper: '',
  word: '',
  closed: false,
  handedIn: false,
  reviewed: false,
  comment: '',
  seenByGuardian: null,
  photosAllowed: false,
};

test('spec 2, Assignments by Child: Upload/Review hands in real work, what is Completed is Reviewed', async () => {
  const asked = await show('assignments', {
    'GET /children/assignments': () =>
      replied('GET /children/assignments', [
        { ...work, status: 'In progress' },
        { ...work, id: 10, title: 'Sounds sh and ch', status: 'Completed' },
      ]),
    'POST /children/:id/assignments/:workId/hand-in': () =>
      replied('POST /children/:id/assignments/:workId/hand-in', { done: true }),
  });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Child', 'Assignment', 'Status', 'Action']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('In progress');
  expect(second?.textContent).toContain('Reviewed');
  await press(/^Upload\/Review/);
  // It opens below the table; the focus moves there, and back on closing.
  expect(document.activeElement?.tagName).toBe('H2');
  await press('Close');
  expect(document.activeElement?.textContent).toBe('Upload/Review');
  await press(/^Upload\/Review/);
  await userEvent.type(screen.getByLabelText('What your child wrote or said'), 'A lamp needs a path.');
  await press('Hand in');
  const sent = asked.find(({ name }) => name === 'POST /children/:id/assignments/:workId/hand-in');
  expect(sent).toMatchObject({
    path: '/api/children/712001/assignments/9/hand-in',
    body: { text: 'A lamp needs a path.' },
  });
  expect(await screen.findByText('It is handed in.')).toBeTruthy();
});
