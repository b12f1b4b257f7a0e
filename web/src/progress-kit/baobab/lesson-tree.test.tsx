import 'fake-indexeddb/auto';
import type { ProgressSummary } from '@afrolearn/contract/progress.ts';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { summaryReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { LessonTree } from './lesson-tree.tsx';

beforeEach(async () => {
  localStorage.setItem('token', 'a-token');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const monday = '2026-03-09T08:00:00.000Z';
const did = (path: string, time = monday): Pick<ProgressSummary, 'recentActivities'> => ({
  recentActivities: [{ title: 'Rain', time, points: 25, path }],
});
const onShown = vi.fn();
const show = async (summary: ProgressSummary | null, earned = true, grade = 'Primary 7') => {
  onShown.mockClear();
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /progress-summary': summary === null ? noNetwork : () => replied('GET /progress-summary', summary),
  });
  await showPage('/', <LessonTree item="u7-l1" earned={earned} onShown={onShown} />);
};
const medals = () => document.querySelectorAll('.badge svg').length;

test('what the lesson brought stands on the tree: a new thing and a badge that lands on it', async () => {
  await show(summaryReply({ totalXP: 75, ...did('/lesson/u7-l1') }, { earned: ['first-steps'] }));
  expect((await screen.findByRole('img', { name: /^Your baobab/ })).getAttribute('class')).toContain('grows');
  const { textContent: words } = screen.getByRole('status');
  expect(words).toBe('First Steps hangs on your tree now.New on your tree: a bird.');
  expect(medals()).toBe(1);
  expect(onShown).toHaveBeenCalled();
});

test('the first badge of all has a name that small children understand', async () => {
  const summary = summaryReply({ totalXP: 25, ...did('/lesson/u7-l1') }, { earned: ['xp-earner'] });
  await show(summary, true, 'Primary 2');
  expect((await screen.findByRole('status')).textContent).toBe('First Seedsfour leaves');
});

test('several badges land together', async () => {
  const both = { earned: ['xp-earner', 'first-steps'] };
  await show(summaryReply({ totalXP: 25, ...did('/lesson/u7-l1') }, both), true, 'Primary 2');
  await screen.findByRole('status');
  expect(medals()).toBe(2);
});

test('a badge of an earlier day has landed before', async () => {
  const later = did('/lesson/u7-l1', '2026-03-10T08:00:00.000Z');
  await show(summaryReply({ totalXP: 75, ...later }, { earned: ['first-steps'] }));
  expect((await screen.findByRole('status')).textContent).toBe('New on your tree: a bird.');
  expect(medals()).toBe(0);
});

test.each([
  ['the server has not counted it yet', did('/lesson/u7-l9'), true],
  ['it was done before', did('/lesson/u7-l1'), false],
])('nothing is promised where %s: the tree stands, and what comes next', async (_, activity, earned) => {
  await show(summaryReply({ totalXP: 75, ...activity }, { earned: ['first-steps'] }), earned);
  expect(await screen.findByText('25 more seeds, and you see a wide crown.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(medals()).toBe(0);
});

test('without a network and without a last known tree there is none', async () => {
  await show(null);
  expect(screen.queryByRole('img')).toBeNull();
  expect(onShown).not.toHaveBeenCalled();
});

test.each([
  ['Primary 2', 5],
  ['Primary 4', 0],
])('%s sees how near the next thing is by %i seeds, or reads it', async (grade, seeds) => {
  await show(summaryReply({ totalXP: 60 }), false, grade);
  await screen.findByRole('img', { name: /^Your baobab/ });
  expect(document.querySelectorAll('[data-gold]')).toHaveLength(seeds);
  expect(screen.queryByText(/more seeds/) === null).toBe(seeds > 0);
});
