import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, reading, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
// Imported before the first test, which would time out on a busy machine.
import './around/lesson-list.tsx';
import './tabs/lesson-tabs.tsx';
import { LessonPage } from './lesson-page.tsx';

const contents = { 'u7-l1': videoLesson, 'u7-q1': quiz, 'u7-r1': reading } as const;

const open = async (id: keyof typeof contents, grade: string) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(id, contents[id], 'v1')),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    `/lesson/${id}`,
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1, name: /./ });
  return userEvent.setup();
};
const fold = async () => (await screen.findByText('For grown-ups')).closest('details');

test('a lesson is a name that is said, a picture and one button; all else is folded', async () => {
  const { spoken } = giveVoice();
  await open('u7-l1', 'Primary 2');
  const player = within(await screen.findByRole('region', { name: 'Explainer' }));
  // The picture is a button, too, with a single name.
  expect(player.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Play']);
  expect(spoken[0]?.text).toBe(videoLesson.title);
  for (const words of ['Beginner', 'Video']) expect(screen.queryByText(words)).toBeNull();
  const folded = await fold();
  expect(folded?.open).toBe(false);
  for (const words of ['Transcript', 'Next lesson']) expect(folded?.textContent).toContain(words);
  expect(folded?.querySelector('nav ol')).not.toBeNull();
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
});

test('the one button plays it, and the player is whole then', async () => {
  const user = await open('u7-l1', 'Primary 2');
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next scene' })).toBeTruthy();
  expect(screen.queryByText('For grown-ups')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave. Your place stays.' }));
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next scene' })).toBeNull();
});

test('a checkpoint that is left is one large button without a number; what comes next is folded', async () => {
  const user = await open('u7-q1', 'Primary 2');
  await user.click(await screen.findByRole('button', { name: /^Leave/ }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByText(/^\d+ questions?$/)).toBeNull();
  const folded = await fold();
  const next = await screen.findByRole('link', { name: 'See your unit', hidden: true });
  expect(folded?.contains(next)).toBe(true);
});

test('a reading does not lead on by itself: what comes next stands below it', async () => {
  await open('u7-r1', 'Primary 2');
  const folded = await fold();
  const next = await screen.findByRole('link', { name: /Next lesson/ });
  expect(folded?.contains(next)).toBe(false);
});

test('Primary 4 has the whole page', async () => {
  await open('u7-l1', 'Primary 4');
  expect(await screen.findByRole('button', { name: 'Next scene' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Beginner')).toBeTruthy());
  expect(screen.queryByText('For grown-ups')).toBeNull();
});
