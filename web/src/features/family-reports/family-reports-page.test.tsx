import type { DashboardChild } from '@afrolearn/contract/family.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { FamilyReportsPage } from './family-reports-page.tsx';

const growth = {
  sentences: ['Grace learnt on 3 days.', 'Grace finished 4 lessons.', 'The next lesson is ready.'],
  home: 'What do we do with old cells at home?',
  worry: null,
};
const grace: DashboardChild = {
  id: 4,
  name: 'Akello Grace',
  picture: null,
  studentId: 'AFRO000004',
  class: 'P4 Orange',
  school: null,
  timeSpent: 0,
  currentSubject: null,
  badges: [],
  consent: 'guardian',
  leavesAt: null,
  week: { from: '2026-03-03', to: '2026-03-09' },
  growth,
};
const daniel: DashboardChild = { ...grace, id: 5, name: 'Okot Daniel', consent: 'pending', growth: null };

test('every child has the week and the term, or says that consent is missing', async () => {
  serverAnswers({
    'GET /parent/dashboard': () =>
      replied('GET /parent/dashboard', {
        today: '2026-03-09',
        term: 1,
        invitations: [],
        children: [grace, daniel],
      }),
  });
  await showPage('/family-reports', <FamilyReportsPage />);
  expect((await screen.findByRole('link', { name: 'This week: Akello Grace' })).getAttribute('href')).toBe(
    '/children/4/report',
  );
  expect(screen.getByRole('link', { name: 'The term: Akello Grace' }).getAttribute('href')).toBe(
    '/children/4/report?kind=termly',
  );
  expect(screen.getByRole('link', { name: 'Open consent' }).getAttribute('href')).toBe('/children/5/use');
});

test('without a network the page says so and tries again', async () => {
  serverAnswers({ 'GET /parent/dashboard': noNetwork });
  await showPage('/family-reports', <FamilyReportsPage />);
  expect(await screen.findByText('We cannot reach AfroLearn now.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
