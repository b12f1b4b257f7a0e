import type { OwnContent } from '@afrolearn/learning/lessons/own.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from '../lesson-page.tsx';

const empty: OwnContent = {
  type: 'own',
  text: [],
  url: null,
  questions: [],
  asked: [],
  scenes: [],
  figures: {},
};

const single = (right: boolean): Question => ({
  id: 't3-q1',
  kind: 'single',
  prompt: 'What cleans water?',
  explanation: '',
  difficulty: 1,
  lesson: null,
  options: [
    { text: 'papyrus', right },
    { text: 'plastic', right: false },
  ],
});
const open = async (
  type: 'video' | 'reading' | 'quiz',
  content: Partial<OwnContent>,
  role: 'teacher' | 'parent' | null = null,
) => {
  if (role !== null) localStorage.setItem('token', 'mango');
  serverAnswers({
    ...(role === null ? {} : { 'GET /me': () => replied('GET /me', personOf(role)) }),
    'GET /lesson/:id': () =>
      replied('GET /lesson/:id', {
        ...lessonReply('u7-l1', null),
        id: 't3',
        title: 'Our own wetland',
        type,
        unitId: null,
        unitTitle: '',
        content: { ...empty, ...content },
      }),
  });
  await showPage(
    '/lesson/t3',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Our own wetland' });
  return userEvent.setup();
};

test('a text of a teacher is shown, says where it is from, and promises no seeds', async () => {
  const line = [{ text: 'Papyrus cleans the water.' }];
  await open('reading', { text: [{ kind: 'paragraph', line }] });
  expect(screen.getByText('Papyrus cleans the water.')).toBeTruthy();
  expect(screen.getByText('From your school')).toBeTruthy();
  expect(screen.queryByText(/Wisdom Seeds/)).toBeNull();
});

test('G12: nothing of a hosted film loads before the tap, and its place is named', async () => {
  const user = await open('video', { url: 'https://www.youtube-nocookie.com/embed/abc12345678' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/This film comes from www\.youtube-nocookie\.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load the film' }));
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc12345678');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(document.activeElement).toBe(frame);
});

test('a hosted film that does not play has a way back and a way out', async () => {
  const user = await open('video', { url: 'https://www.youtube-nocookie.com/embed/abc12345678' });
  await user.click(screen.getByRole('button', { name: 'Load the film' }));
  expect(screen.getByRole('link', { name: 'Open www.youtube-nocookie.com' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the film' }));
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load the film' }));
});

test('a file of ours that does not load says so and can be tried again', async () => {
  const user = await open('video', { url: '/videos/0a.mp4' });
  const film = document.querySelector('video');
  if (film !== null) await act(async () => fireEvent.error(film));
  expect(screen.getByRole('alert').textContent).toContain('The film did not load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.querySelector('video')).not.toBeNull();
});

test.each(['teacher', 'parent'] as const)(
  'decision 13: a %s goes straight to where the link leads',
  async (role) => {
    await open('reading', { url: 'https://learn.school.ug/text' }, role);
    const link = await screen.findByRole('link', { name: 'Open learn.school.ug' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('https://learn.school.ug/text'));
    expect(link.getAttribute('rel')).toContain('noopener');
  },
);

test('the outline has no gap: below the title come headings of the second level', async () => {
  const line = [{ text: 'Papyrus' }];
  await open('reading', { text: [{ kind: 'heading', line }], asked: [single(false)] });
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2']);
});

test('an address without a player of its own leads past the leaving page', async () => {
  await open('video', { url: 'https://learn.school.ug/film' });
  expect(screen.getByRole('link', { name: 'Open learn.school.ug' }).getAttribute('href')).toBe(
    `/leaving?to=${encodeURIComponent('https://learn.school.ug/film')}`,
  );
});

test('a file of ours plays here', async () => {
  await open('video', { url: '/videos/0a.mp4' });
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/0a.mp4');
});

test('G10: questions without answers are for the class; with answers they are the teacher’s view', async () => {
  await open('quiz', { asked: [single(false)] }, 'parent');
  expect(screen.getByText('Write your answers on paper and talk about them in class.')).toBeTruthy();
  expect(screen.queryByText(/Right answer/)).toBeNull();
});

test('G10: a teacher sees what is right, of every kind', async () => {
  const question = { id: 'q1', prompt: 'What cleans water?', options: ['papyrus', 'plastic'] };
  const order: Question = {
    ...single(false),
    id: 't3-q2',
    prompt: 'What comes first?',
    kind: 'order',
    steps: ['seed', 'plant'],
  };
  const asked = [single(true), order];
  await open('quiz', { questions: [{ ...question, answer: 'papyrus' }], asked }, 'teacher');
  expect(screen.getByText(/papyrus · Right answer/)).toBeTruthy();
  expect(screen.getByText(/seed, plant · Right answer/)).toBeTruthy();
});

test('a lesson of another school is not here', async () => {
  serverAnswers({ 'GET /lesson/:id': () => refused('access/not-found') });
  await showPage(
    '/lesson/t9',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'This lesson is not here.' });
});
