import 'fake-indexeddb/auto';
import type { ProgressSummary } from '@afrolearn/contract/progress.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
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
const show = async (summary: ProgressSummary | null, earned = true, grade = 'Primary 7') => {
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /progress-summary': summary === null ? noNetwork : () => replied('GET /progress-summary', summary),
  });
  await showPage('/', <LessonTree item="u7-l1" earned={earned} />);
};
/** The new thing on the tree, ringed and named. */
const named = () => document.querySelector('.label')?.textContent;
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('what grew is ringed and named; the badge lands on a tap, and says what it is for', async () => {
  await show(summaryReply({ totalXP: 75, ...did('/lesson/u7-l1') }, { earned: ['first-steps'] }));
  expect((await screen.findByRole('status')).textContent).toBe('New on your tree: a bird.');
  expect(named()).toBe('a bird');
  await press('See your badge');
  expect(named()).toBe('First Steps');
  expect(screen.getByRole('status').textContent).toMatch(/^First Steps hangs on your tree now\../);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a lesson that brings nothing else brings a leaf', async () => {
  await show(summaryReply({ totalXP: 125, ...did('/lesson/u7-l1') }));
  expect((await screen.findByRole('status')).textContent).toBe('New on your tree: a new leaf.');
  expect(document.querySelector('[data-leaves]')?.getAttribute('data-leaves')).toBe('3');
});

test('the first badge of all has a name that young children understand', async () => {
  const summary = summaryReply({ totalXP: 25, ...did('/lesson/u7-l1') }, { earned: ['xp-earner'] });
  await show(summary, true, 'Primary 2');
  expect((await screen.findByRole('status')).textContent).toBe('four leaves');
  await press('See your badge');
  expect(screen.getByRole('status').textContent).toBe('First Seeds');
});

test('several badges land one at a time', async () => {
  const both = { earned: ['xp-earner', 'first-steps'] };
  await show(summaryReply({ totalXP: 25, ...did('/lesson/u7-l1') }, both), true);
  await screen.findByRole('status');
  const seen = [];
  for (const name of ['See your badge', 'See the next badge']) {
    await press(name);
    seen.push(named());
  }
  expect(new Set(seen)).toEqual(new Set(['XP Earner', 'First Steps']));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a badge of an earlier day has landed before', async () => {
  const later = did('/lesson/u7-l1', '2026-03-10T08:00:00.000Z');
  await show(summaryReply({ totalXP: 75, ...later }, { earned: ['first-steps'] }));
  expect((await screen.findByRole('status')).textContent).toBe('New on your tree: a bird.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['the server has not counted it yet', did('/lesson/u7-l9'), true],
  ['it was done before', did('/lesson/u7-l1'), false],
])('nothing is promised where %s: the tree stands, and what comes next', async (_, activity, earned) => {
  await show(summaryReply({ totalXP: 75, ...activity }, { earned: ['first-steps'] }), earned);
  expect(await screen.findByText('25 more seeds, and you see a wide crown.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect([named(), screen.queryByRole('button')]).toEqual([undefined, null]);
});

test('without a network and without a last known tree there is none', async () => {
  await show(null);
  expect(screen.queryByRole('img')).toBeNull();
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
