/** The summary's recent activities (spec 2 §3): their kind and reward. */
import type { ProgressSummary } from '@afrolearn/contract/progress.ts';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, person } = await aClass();
const since = new Date('2026-01-05T06:00:00Z');
const monday = new Date('2026-03-09T06:00:00Z');
const busy = async () => {
  const { token } = await person('learner', { createdAt: since });
  const activities = async () =>
    ((await send('GET', '/api/progress-summary', { token })).body as ProgressSummary).recentActivities;
  return { acts: learnerActs({ send, db }, token), activities };
};

test('the sixth tool of a day is shown, and earned nothing', async () => {
  const { acts, activities } = await busy();
  for (let n = 0; n < 6; n += 1) await acts.tools(['map-explorer'], new Date(monday.getTime() - n * 1000));
  expect((await activities()).map(({ points }) => points)).toEqual([0, 5, 5, 5, 5]);
});

test('of six tools of the same moment five earned', async () => {
  const { acts, activities } = await busy();
  await acts.tools(Array<string>(6).fill('map-explorer'), monday);
  expect((await activities()).map(({ points }) => points)).toEqual([0, 5, 5, 5, 5]);
});

test('a tool without proof is not in the list', async () => {
  const { acts, activities } = await busy();
  await acts.tell([acts.event('tool.completed', { tool: 'map-explorer' }, monday)]);
  await acts.tools(['map-explorer'], monday);
  expect((await activities()).map(({ points }) => points)).toEqual([5]);
});

test('the two addresses of the word of the day are one tool', async () => {
  const { acts, activities } = await busy();
  await acts.tools(['word-of-day', 'word-of-the-day'], monday);
  expect((await activities()).map(({ title, path }) => [title, path])).toEqual([
    ['Word Of The Day', '/tools/word-of-the-day'],
    ['Word Of The Day', '/tools/word-of-the-day'],
  ]);
});

test('a checkpoint says of which unit it is; a lesson says so itself', async () => {
  const { acts, activities } = await busy();
  await acts.video('u400-l1', new Date(monday.getTime() - 1000));
  await acts.quiz('u400-q1', 3, monday);
  const [quiz, lesson] = await activities();
  expect(quiz?.title).toBe('Electricity: Checkpoint');
  expect(lesson?.title).not.toContain('Electricity:');
});
