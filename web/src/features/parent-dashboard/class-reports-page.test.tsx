import type { Reply } from '@afrolearn/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ClassReportsPage } from './class-reports-page.tsx';
import { GuardianInvitationsPage } from './guardian-invitations-page.tsx';

const growth = {
  sentences: [
    'Grace learnt on AfroLearn on 2 days.',
    'Grace finished 4 lessons.',
    'The next lesson is ready.',
  ],
  home: 'What do we do with old cells at home?',
  worry: null,
};
const pupil = {
  id: 712_001,
  name: 'Akello Grace',
  studentId: 'AFRO712001',
  consentMissing: false,
  paper: true,
  language: 'en' as const,
  days: ['2026-03-09', '2026-03-10'],
  growth,
  text: 'AfroLearn, Grace, 9/3-15/3: 2 days.',
};
const reports: Reply<'GET /classes/:id/reports'> = {
  kind: 'weekly',
  from: '2026-03-09',
  to: '2026-03-15',
  term: 1,
  class: { id: 3, name: 'P4 Green', grade: 'Primary 4' },
  school: 'Lake View Primary School',
  teacher: 'Achieng Ruth',
  ways: { sms: 31, mail: 4, sent: 0 },
  can: { mail: true, sms: true },
  students: [
    pupil,
    { ...pupil, id: 712_002, name: 'Okot Daniel', consentMissing: true, days: [], growth: null, text: null },
    { ...pupil, id: 712_003, name: 'Adong Fiona', paper: false },
  ],
};

test('a class gets half pages for those with consent whose guardians want paper; the others are named', async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/reports': () => replied('GET /classes/:id/reports', reports),
    'POST /classes/:id/reports/send': () => replied('POST /classes/:id/reports/send', { waiting: 35 }),
  });
  await showPage(
    '/classes/3/reports',
    <Routes>
      <Route path="/classes/:id/reports" element={<ClassReportsPage />} />
    </Routes>,
  );
  const pages = await screen.findAllByRole('article');
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual(['Report of Akello Grace']);
  expect(pages[0]?.textContent).toContain('Your child is not ranked against others.');
  expect(screen.getByText('Consent missing: Okot Daniel')).toBeTruthy();
  expect(screen.getByText('Guardians want no paper: Adong Fiona')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print 1 sheet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send now' }));
  expect(asked.find(({ name }) => name.startsWith('POST'))?.path).toBe('/api/classes/3/reports/send');
  expect(await screen.findByText('35 reports are on their way.')).toBeTruthy();
});

test('a half page is in the language of its family, headings and days too, whatever the teacher speaks', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/reports': () =>
      replied('GET /classes/:id/reports', {
        ...reports,
        students: [pupil, { ...pupil, id: 712_004, name: 'Namono Esther', language: 'fr' }],
      }),
  });
  await showPage(
    '/classes/3/reports',
    <Routes>
      <Route path="/classes/:id/reports" element={<ClassReportsPage />} />
    </Routes>,
  );
  const french = await screen.findByRole('article', { name: /Namono Esther/ });
  expect(french.getAttribute('lang')).toBe('fr');
  const headings = within(french).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Ces sept jours',
    'Aucune difficulté dans les leçons cette semaine.',
    'Une chose à faire à la maison',
  ]);
  expect(french.textContent).toContain('Du lundi 9 mars au dimanche 15 mars');
  expect(french.textContent).not.toMatch(/These|Class teacher|to do at home|ranked/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reports for families');
  const english = screen.getByRole('article', { name: 'Report of Akello Grace' });
  expect(english.textContent).toContain('From Monday 9 March to Sunday 15 March');
});

test.each([
  {
    title: 'an empty class',
    students: [],
    says: /no pupils in this class yet/,
    way: 'Add students',
    to: '/classes/3/add',
  },
  {
    title: 'a class without consent',
    students: reports.students.slice(1, 2),
    says: /Above is who is left out/,
    way: 'To the class',
    to: '/teacher-dashboard/class/3',
  },
])('$title has no heading over nothing: the page says what is missing and where to go', async (one) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/reports': () =>
      replied('GET /classes/:id/reports', { ...reports, students: one.students }),
  });
  await showPage(
    '/classes/3/reports',
    <Routes>
      <Route path="/classes/:id/reports" element={<ClassReportsPage />} />
    </Routes>,
  );
  expect(await screen.findByText(one.says)).toBeTruthy();
  expect(screen.getByRole('link', { name: one.way }).getAttribute('href')).toBe(one.to);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('who may answer says yes only after a question; who may not reads who does', async () => {
  localStorage.setItem('token', 'mango');
  const one = {
    guardian: 'Kigozi Hamza',
    guardianId: 88,
    child: { id: 1, name: 'Baluku Peter' },
    createdAt: '2026-03-09T06:00:00Z',
  };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /guardian-invitations': () =>
      replied('GET /guardian-invitations', [
        { ...one, id: 4, mayAnswer: true },
        { ...one, id: 5, mayAnswer: false },
      ]),
    'POST /guardian-invitations/:id/answer': () =>
      replied('POST /guardian-invitations/:id/answer', { done: true }),
  });
  await showPage('/guardian-invitations', <GuardianInvitationsPage />);
  expect(await screen.findByText('The school or the first guardian answers this.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, link them' }));
  expect(asked.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, link them' }));
  expect(asked.find(({ name }) => name.startsWith('POST'))).toMatchObject({
    path: '/api/guardian-invitations/4/answer',
    body: { accept: true },
  });
});

test('spec 2 §8: of a class that is not there the page says so, and does not blame the network', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/reports': () => refused('access/not-found'),
  });
  await showPage(
    '/classes/9999/reports',
    <Routes>
      <Route path="/classes/:id/reports" element={<ClassReportsPage />} />
    </Routes>,
  );
  expect(await screen.findByRole('heading', { name: 'Class not found.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
