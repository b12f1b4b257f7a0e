/**
 * Decision 0061: the pages of a learner, with and without motivation. The control with motivation proves that the
 * words can appear.
 */
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { LessonPage } from '#features/lesson/lesson-page.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { UnitPage } from '#features/units/unit-page.tsx';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { statsReply, summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';

const words =
  /wisdom seeds|\bseeds?\b|\bXP\b|streak|in a row|badge|level \d|current level|your tree|reward|a new start|first day/i;

const stats = statsReply({ totalXP: 128, level: 2, streakDays: 4, lessonsCompleted: 5 });
const answers = (off: boolean): Parameters<typeof serverAnswers>[0] => ({
  'GET /me': () => replied('GET /me', personOf('learner', off ? { motivation: false } : {})),
  'GET /today': () => replied('GET /today', todayReply({})),
  'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
  'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
  'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson, 'v1')),
  'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
  'POST /lesson-content/generate': () =>
    replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  'GET /xp/:userId': () => replied('GET /xp/:userId', stats),
  'GET /learner-profiles/stats/:userId': () => replied('GET /learner-profiles/stats/:userId', stats),
  'GET /progress-summary': () =>
    replied('GET /progress-summary', summaryReply({ totalXP: 128, level: 2, streakDays: 4 })),
});

const pages: readonly [path: string, route: string, page: ReactNode, ready: RegExp][] = [
  ['/dashboard', '/dashboard', <DashboardPage key="dashboard" />, /my plan/i],
  ['/profile', '/profile', <ProfilePage key="overview" />, /lessons completed/i],
  ['/profile?tab=progress', '/profile', <ProfilePage key="progress" />, /total mastery points/i],
  [
    '/profile?tab=achievements',
    '/profile',
    <ProfilePage key="achievements" />,
    /lessons completed|milestones/i,
  ],
  ['/lesson/u7-l1', '/lesson/:id', <LessonPage key="lesson" />, /water at home/i],
  ['/unit/7', '/unit/:id', <UnitPage key="unit" />, /mastery of this unit|you learn|water/i],
];

const shown = async (off: boolean, [path, route, page, ready]: (typeof pages)[number]) => {
  localStorage.setItem('token', 'mango');
  serverAnswers(answers(off));
  await showPage(
    path,
    <Routes>
      <Route path={route} element={page} />
    </Routes>,
  );
  await waitFor(() => expect(document.body.textContent).toMatch(ready));
  return () =>
    [
      document.body.textContent,
      ...screen.queryAllByRole('img').map((one) => one.getAttribute('aria-label')),
    ].join(' ');
};

beforeEach(() => localStorage.clear());

test.each(pages)('%s shows it to whoever wants it, and nothing of it without', async (...place) => {
  const withIt = await shown(false, place);
  await waitFor(() => expect(withIt()).toMatch(words));
  cleanup();
  localStorage.clear();
  const without = await shown(true, place);
  // All lazy parts have loaded.
  await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]));
  expect(words.exec(without())?.[0]).toBeUndefined();
});
