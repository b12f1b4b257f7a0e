import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { ownLesson } from '#testing/own-lesson.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { EditorPage } from './editor-page.tsx';

/* Shrinking a photo needs a canvas, which these tests lack. */
vi.mock('#lib/shrink-photo.ts', () => ({ shrinkPhoto: async (file: File) => file }));

const kept = {
  ...ownLesson,
  scenes: [{ id: 's1', name: 'A ripe one', narration: 'Sweet.', figure: null, labels: [], question: null }],
};
const filmed = { ...kept, url: '/videos/7', version: 2 };
const film = new File(['film'], 'mangoes.mp4', { type: 'video/mp4' });

beforeEach(() => localStorage.clear());

const edit = async (address: string, answers: Parameters<typeof serverAnswers>[0]) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /units': () => replied('GET /units', []),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /own-lessons': () => replied('GET /own-lessons', { lessons: [], deleted: [] }),
    'GET /drawings': () => replied('GET /drawings', { kinds: [], drawings: [] }),
    'GET /lesson/:id': () => refused('access/not-found'),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
    'POST /lessons': () => replied('POST /lessons', kept),
    'PUT /lessons/:id': () => replied('PUT /lessons/:id', kept),
    ...answers,
  });
  await showPage(
    address,
    <Routes>
      <Route path="/teacher-dashboard/lessons/:id" element={<EditorPage />} />
    </Routes>,
  );
  return userEvent.setup();
};

/** A call that the test answers when it wants, like a slow network. */
const slow = () => {
  let answer: (reply: Response) => void = () => undefined;
  const call = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  return { call, answer: (reply: Response) => answer(reply) };
};

test('what is written while a film is on its way is not lost', async () => {
  const { call, answer } = slow();
  const user = await edit('/teacher-dashboard/lessons/t7', { 'POST /lessons/:id/video': call });
  await user.upload(await screen.findByLabelText('Send a film from this device'), film);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await user.type(screen.getByLabelText('Title'), ' in June');
  answer(replied('POST /lessons/:id/video', filmed));
  await screen.findByRole('button', { name: 'Version 2' });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Our mangoes in June');
  // The film is named in words instead of its file address, and can be removed.
  expect(screen.getByText(/Your film is in the lesson/)).toBeTruthy();
  expect(screen.queryByDisplayValue('/videos/7')).toBeNull();
  expect(localStorage.getItem('afl_own_lesson_t7')).toContain('in June');
});

test('a film that is refused says so, also in a lesson that was not saved before', async () => {
  const user = await edit('/teacher-dashboard/lessons/new', {
    'POST /lessons/:id/video': () => refused('lessons/wrong-video'),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our mangoes');
  await user.upload(screen.getByLabelText('Send a film from this device'), film);
  await screen.findByRole('button', { name: 'Version 1' });
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(localStorage.getItem('afl_own_lesson_new')).toContain('"id":"t7"');
});

test('what is written while a picture is on its way is not lost', async () => {
  const { call, answer } = slow();
  const user = await edit('/teacher-dashboard/lessons/t7', { 'POST /lessons/:id/pictures': call });
  await user.click(await screen.findByRole('tab', { name: 'Scenes' }));
  await user.upload(
    screen.getByLabelText('My picture', { selector: 'input' }),
    new File(['photo'], 'tree.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(call).toHaveBeenCalled());
  await user.type(screen.getByLabelText(/What you say/), ' It smells.');
  answer(replied('POST /lessons/:id/pictures', { figure: 'photo-1', webp: 'AAAA' }));
  await waitFor(() => expect(localStorage.getItem('afl_own_lesson_t7')).toContain('photo-1'));
  expect(screen.getByLabelText(/What you say/)).toHaveProperty('value', 'Sweet. It smells.');
});
