import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { ownLesson } from '#testing/own-lesson.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { EditorPage } from '../editor-page.tsx';

const question = (n: number, options: string[]) => ({
  id: `q${n}`,
  prompt: `Question number ${n}`,
  options,
  answer: options[0] ?? '',
});
const lesson = {
  ...ownLesson,
  type: 'quiz' as const,
  questions: [question(1, ['Lake', 'Sea']), question(2, ['Lake', 'Lake']), question(3, ['Hill', 'Lake'])],
};

const edit = async (kept: typeof ownLesson) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /units': () => replied('GET /units', []),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
    'GET /lessons/:id/results': () => replied('GET /lessons/:id/results', { pupils: [], questions: [] }),
    'GET /lesson/:id': () => refused('access/not-found'),
    'PUT /lessons/:id': () => refused('request/invalid'),
  });
  await showPage(
    '/teacher-dashboard/lessons/t7',
    <Routes>
      <Route path="/teacher-dashboard/lessons/:id" element={<EditorPage />} />
    </Routes>,
  );
  await screen.findByLabelText('Title');
  return userEvent.setup();
};

test('above many questions stands which of them need their teacher, and a press leads there', async () => {
  const user = await edit(lesson);
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  const list = screen.getByText('1 question still needs you.', { exact: false });
  expect(list.textContent).toContain('Two options are the same.');
  await user.click(within(list).getByRole('button', { name: 'Question 2' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Question 2' }));
});

test('a save that fails is heard at the list of what is to mend', async () => {
  const user = await edit(lesson);
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('1 question still needs you.'));
});

test('who shares a lesson reads where learners find it, and can give it to them', async () => {
  const shared = { ...lesson, visibility: 'class' as const, classId: 5 };
  const user = await edit({ ...shared, questions: [question(1, ['Lake', 'Sea'])] });
  await user.click(screen.getByRole('tab', { name: 'Share' }));
  expect(screen.getByText(/Learners find it under Science · Primary 4\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
});
