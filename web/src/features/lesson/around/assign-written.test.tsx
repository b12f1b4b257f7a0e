import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import '../tabs/lesson-tabs.tsx';
import { LessonPage } from '../lesson-page.tsx';
import './lesson-list.tsx';

const open = async (content: typeof videoLesson | null) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l2', content, 'v1')),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    '/lesson/u7-l2',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
};

test('a lesson that is written can be assigned', async () => {
  await open(videoLesson);
  expect(await screen.findByRole('button', { name: /^Assign/ })).toBeTruthy();
});

test('a lesson that is not written cannot', async () => {
  await open(null);
  await screen.findByText('The explainer of this lesson is being written.');
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
});
