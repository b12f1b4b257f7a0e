import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { ownLesson } from '#testing/own-lesson.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { EditorPage } from './editor-page.tsx';

const room = (id: number, name: string, grade: string) => ({
  id,
  name,
  grade,
  subjectId: 7,
  subject: 'Science',
  students: 40,
  archived: false,
  code: null,
});
const rooms = [
  room(2, 'P2 Yellow', 'Primary 2'),
  room(5, 'P5 Blue', 'Primary 5'),
  room(6, 'P5 Red', 'Primary 5'),
];
/** A lesson that nobody sees yet, on its Share tab, with 'My class' chosen. */
const share = async (grade: string) => {
  localStorage.setItem('token', 'mango');
  const draft = { ...ownLesson, grade, visibility: 'draft' as const };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /units': () => replied('GET /units', []),
    'GET /classes/mine': () => replied('GET /classes/mine', rooms),
    'GET /own-lessons': () => replied('GET /own-lessons', { lessons: [], deleted: [] }),
    'GET /lessons/:id': () => replied('GET /lessons/:id', draft),
    'GET /lesson/:id': () => refused('access/not-found'),
    'PUT /lessons/:id': () => replied('PUT /lessons/:id', { ...draft, visibility: 'class', classId: 5 }),
  });
  await showPage(
    '/teacher-dashboard/lessons/t7',
    <Routes>
      <Route path="/teacher-dashboard/lessons/:id" element={<EditorPage />} />
    </Routes>,
  );
  await pressed(await screen.findByRole('tab', { name: 'Share' }));
  await screen.findByRole('radio', { name: 'My class' });
  await waitFor(() => expect(asked.some(({ name }) => name === 'GET /classes/mine')).toBe(true));
  await pressed(screen.getByRole('radio', { name: 'My class' }));
  const sent = () => asked.filter(({ name }) => name === 'PUT /lessons/:id').map(({ body }) => body);
  return { select: screen.getByLabelText<HTMLSelectElement>('Your class'), sent };
};
const chosen = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;

test('the first class of the lesson’s grade stands chosen, not the first of all', async () => {
  const { select, sent } = await share('Primary 5');
  expect(chosen(select)).toBe('P5 Blue');
  await pressed(screen.getByRole('button', { name: 'Save and share' }));
  await waitFor(() => expect(sent()).toMatchObject([{ visibility: 'class', classId: 5 }]));
});

test('where no class is of the grade the teacher is asked, and nothing is shared before', async () => {
  const { select, sent } = await share('Primary 7');
  expect(chosen(select)).toBe('Choose a class');
  expect(screen.getByText('None of your classes is Primary 7. Please choose the class.')).toBeTruthy();
  await pressed(screen.getByRole('button', { name: 'Save and share' }));
  expect(await screen.findByText('Please choose the class first.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.selectOptions(select, 'P5 Red');
  expect(screen.getByText('This lesson is for Primary 7; the class is Primary 5.')).toBeTruthy();
  await pressed(screen.getByRole('button', { name: 'Save and share' }));
  await waitFor(() => expect(sent()).toMatchObject([{ classId: 6 }]));
});
