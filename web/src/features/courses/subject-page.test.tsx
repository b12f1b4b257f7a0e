import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { SubjectPage } from './subject-page.tsx';

test.each([
  ['her own class', '', null, 'Primary 7'],
  ['the class she chose before', '', 'Primary 5', 'Primary 5'],
  ['the class of the address', '?grade=6', 'Primary 5', 'Primary 6'],
])('spec 1 §2.9: /subject/{id} opens for a learner at %s', async (_, query, saved, opened) => {
  localStorage.setItem('token', 'mango');
  if (saved !== null) localStorage.setItem('selectedGrade', saved);
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 7' })),
    'GET /units': () => replied('GET /units', []),
  });
  await showPage(
    `/subject/7${query}`,
    <Routes>
      <Route path="/subject/:id" element={<SubjectPage />} />
    </Routes>,
  );
  expect(await screen.findByRole('radio', { name: opened, checked: true })).toBeDefined();
});
