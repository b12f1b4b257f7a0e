import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { keepPlace, keptPlace } from '#offline/kept-place.ts';
import { eventsOf } from '#offline/outbox.ts';
import { announceResults } from '#offline/use-record.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from '../lesson-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const finished = async () =>
  (await eventsOf(4711, 'waiting')).filter(({ event }) => event.type === 'video.finished').length;

test('an explainer is finished, and earns its seeds, only when its scenes were shown for their time', async () => {
  // Some of it was watched before.
  await keepPlace(4711, 'u7-l1', { at: 4, answered: [], looked: { 0: 60, 2: 60 }, count: 3 });
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson, 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    '/lesson/u7-l1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const goToEnd = async () => fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });

  await waitFor(() =>
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 2 of 3'),
  );
  await goToEnd();
  await screen.findByText('You skipped 1 scene. Watch it to finish this lesson.');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(await finished()).toBe(0);

  const player = within(screen.getByRole('region', { name: 'Explainer' }));
  await press('Watch what you skipped');
  await user.click(await player.findByLabelText(/a cup/));
  await press('Carry on');
  await goToEnd();
  await screen.findByText('Now you know');
  await waitFor(async () => expect(await finished()).toBe(1));
  await waitFor(async () => expect(await keptPlace(4711, 'u7-l1')).toBeNull());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.queryByText('+25 Wisdom Seeds', { selector: 'span' })).toBeNull();
  const end = (await eventsOf(4711, 'waiting')).find(({ event }) => event.type === 'video.finished');
  act(() => announceResults([{ id: end?.id ?? '', status: 'stored', seeds: 25 }]));
  expect(screen.getByText('+25 Wisdom Seeds', { selector: 'span' })).toBeTruthy();

  // The video is replaced by the end screen with the next lesson.
  expect(screen.queryByRole('slider')).toBeNull();
  expect(await player.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
  expect(player.getByRole('button', { name: /^Next: / })).toBeTruthy();
});
