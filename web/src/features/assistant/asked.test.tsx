import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ToolPage } from './tool-page.tsx';

test('a link for a lesson makes the page of that lesson at once, as a new one', async () => {
  localStorage.setItem('token', 'mango');
  const items = unitReply.items.map((entry) => ({ ...entry, written: entry.id === videoLesson.id }));
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /units': () => replied('GET /units', [{ ...unitReply, id: 999, title: 'Rivers', written: 3 }]),
    'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(videoLesson.id, videoLesson)),
  });
  await showPage(
    `/teacher-dashboard/assistant/lesson-plan?lesson=${videoLesson.id}&mistake=holes-hold`,
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  expect((await screen.findByRole('textbox', { name: 'Title of the page' })).textContent).toBe(
    `Lesson plan: ${videoLesson.title}`,
  );
  expect(screen.getByRole('button', { name: 'Make it again' })).not.toBeNull();
  expect(screen.getByText('Not saved yet')).not.toBeNull();
  const units = asked.filter(({ name }) => name === 'GET /unit/:id').map(({ path }) => path);
  expect(units).toEqual([`/api/unit/${parseEntryId(videoLesson.id)?.unit}`]);
});
