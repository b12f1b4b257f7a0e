import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { StudyToolPage } from './study-tool-page.tsx';
// Imported up front, so that no test waits for compilation.
import '#features/tool-hub/missing-tool.tsx';
import '#tools/jokes-riddles/tool.tsx';

const learner = personOf('learner');
const book = { peoples: {}, entries: [] };

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const show = async (slug: string) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', learner),
    'GET /tools/:slug/content': () => replied('GET /tools/:slug/content', { hash: 'x', content: book }),
  });
  await showPage(
    `/tools/${slug}`,
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
};

test('opening a tool is told once, as used and never as completed', async () => {
  await show('jokes-riddles');
  await screen.findByRole('heading', { name: 'Jokes & Riddles' });
  await waitFor(async () => expect(await eventsOf(learner.id, 'waiting')).toHaveLength(1));
  const [kept] = await eventsOf(learner.id, 'waiting');
  expect([kept?.event.type, kept?.event.payload]).toEqual(['tool.used', { tool: 'jokes-riddles' }]);
});

test.each(['quest-quiz', 'invented'])('%s is not here yet, says so, and counts as nothing', async (slug) => {
  await show(slug);
  expect(await screen.findByText('This tool is not here yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tools' }).getAttribute('href')).toBe('/ubongo-tools');
  expect(await eventsOf(learner.id, 'waiting')).toEqual([]);
});
