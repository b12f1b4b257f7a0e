import 'fake-indexeddb/auto';
import type { CallName } from '@afrolearn/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { keepPlace, keptPlace } from '#offline/kept-place.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, reading, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from '../lesson-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const contents = { 'u7-l1': videoLesson, 'u7-r1': reading, 'u7-q1': quiz } as const;

/** Opens an entry that another device left at this place. */
const open = async (id: keyof typeof contents, place?: object, completed = false) => {
  localStorage.setItem('token', 'a-token');
  const row = { id, completed, bestScore: null, points: 0 };
  const left = place === undefined ? row : { ...row, place: JSON.stringify(place) };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [left], claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(id, contents[id], 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    `/lesson/${id}`,
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  return asked;
};
const tellings = (asked: readonly { name: CallName; body: unknown }[]) =>
  asked.filter(({ name }) => name === 'PUT /places/:id').map(({ body }) => body);
const scene = async (words: string) =>
  await waitFor(async () =>
    expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toContain(words),
  );

const secondScene = { at: 4, answered: [], looked: { 0: 60 }, count: 3 };

test('a lesson that another device left opens at its scene', async () => {
  await open('u7-l1', secondScene);
  await scene('scene 2 of 3');
});

test('what this device kept comes first', async () => {
  await keepPlace(4711, 'u7-l1', secondScene);
  await open('u7-l1', { ...secondScene, at: 60 });
  await scene('scene 2 of 3');
});

test('a place of an older version of the lesson, or a broken one, is no place', async () => {
  await open('u7-l1', { ...secondScene, count: 9 });
  await scene('scene 1 of 3');
});

test('a lesson that is done begins at its beginning, and leafing through it leaves no place', async () => {
  const asked = await open('u7-l1', secondScene, true);
  await screen.findByText(/^1 of \d+ parts done$/);
  await scene('scene 1 of 3');
  await act(async () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' }));
  await scene('scene 2 of 3');
  expect(await keptPlace(4711, 'u7-l1')).toBeNull();
  expect(tellings(asked)).toEqual([]);
});

test('a place that this device kept of a lesson that was finished elsewhere since is forgotten', async () => {
  await keepPlace(4711, 'u7-l1', secondScene);
  await open('u7-l1', undefined, true);
  await screen.findByText(/^1 of \d+ parts done$/);
  await waitFor(async () => expect(await keptPlace(4711, 'u7-l1')).toBeNull());
});

test('the account is told where a lesson was left, at the latest when the page is hidden', async () => {
  const asked = await open('u7-l1', secondScene);
  await scene('scene 2 of 3');
  await act(async () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' }));
  await waitFor(async () => expect(await keptPlace(4711, 'u7-l1')).not.toBeNull());
  // Hiding the page saves the last step at once.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(tellings(asked).length).toBeGreaterThan(0));
  const [{ place } = { place: null }] = tellings(asked) as { place: string | null }[];
  expect(JSON.parse(place ?? 'null')).toMatchObject({ count: 3, scene: 3 });
});

test('a quiz that was begun on another device goes on at its question with its answers', async () => {
  const [first] = quiz.items;
  if (first === undefined) throw new Error('the quiz asks something');
  const attempt = '0191d4e0-0000-7000-8000-000000000042';
  await open('u7-q1', { attempt, at: 1, answers: { [first.id]: 1 }, checked: [], finished: false });
  expect(await screen.findByText(/Question 2 of 3/)).toBeTruthy();
});

test('a reading opens at its paragraph, and where it is left is kept here and told', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const asked = await open('u7-r1');
  const article = await screen.findByRole('article');
  const paragraphs = [...article.querySelectorAll('p, li, h2, h3, figure')];
  expect(scrolled).not.toHaveBeenCalled();
  // The first two have left the screen.
  for (const [at, one] of paragraphs.entries())
    one.getBoundingClientRect = () => ({ bottom: at < 2 ? -10 : 50 }) as DOMRect;
  fireEvent.scroll(globalThis.window);
  const place = { paragraph: 2, count: paragraphs.length };
  await waitFor(async () => expect(await keptPlace(4711, 'u7-r1')).toEqual(place));
  await waitFor(() => expect(tellings(asked)).toContainEqual({ place: JSON.stringify(place) }));
});

test('a reading that another device left opens there', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.textContent);
  };
  await open('u7-r1');
  const article = await screen.findByRole('article');
  const paragraphs = [...article.querySelectorAll('p, li, h2, h3, figure')];
  document.body.innerHTML = '';
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  await open('u7-r1', { paragraph: 3, count: paragraphs.length });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(paragraphs[3]?.textContent));
});

test('whoever is no learner leaves no place', async () => {
  const user = userEvent.setup();
  const asked = serverAnswers({
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-q1', quiz, 'v1')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  await showPage(
    '/lesson/u7-q1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await user.click(await screen.findByLabelText(/a cup/));
  expect(tellings(asked)).toEqual([]);
});
