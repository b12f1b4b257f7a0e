import { generators } from '@afrolearn/learning/practice/generators.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { showPage } from '#testing/show.tsx';
import { PracticePage } from './practice-page.tsx';

test.each([
  [true, 'a written lesson'],
  [false, 'a lesson that nobody has written yet'],
])("'To the lesson' is there: %s for %s", async (written) => {
  const maker = generators.find(({ id }) => id === 'simple-interest-and-amount');
  const items = unitReply.items.slice(0, 1).map((entry) => ({ ...entry, id: maker?.lesson ?? '', written }));
  const asked = serverAnswers({
    'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
  });
  await showPage(
    '/practice/simple-interest-and-amount',
    <Routes>
      <Route path="/practice/:generator" element={<PracticePage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/unit/390')).toBe(true));
  if (written) await screen.findByRole('link', { name: 'To the lesson' });
  else expect(screen.queryByRole('link', { name: 'To the lesson' })).toBeNull();
});
