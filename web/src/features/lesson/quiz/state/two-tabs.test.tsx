/** One quiz in two tabs of a device: they share what is stored, and it ends once. */
import 'fake-indexeddb/auto';
import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonPage } from '#features/lesson/lesson-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { dropQuiz, keepQuiz, keptQuiz } from '#offline/kept-quiz.ts';
import { eventsOf } from '#offline/outbox.ts';
import { uuid } from '#offline/uuid.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { newAttempt, type QuizState } from './quiz-state.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-q1', quiz, 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
  });
  // The first question was answered and checked before.
  const begun = { ...newAttempt(uuid()), at: 1, answers: { 'u7-q1-1': 1 }, checked: ['u7-q1-1'] };
  await keepQuiz(4711, 'u7-q1', begun);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const leafThrough = ['Skip this one', 'Skip this one'];

/** Queries are scoped to one tab, because `screen` would find all of them. */
const openTab = async (at = 'Question 2 of 3') => {
  const user = userEvent.setup();
  const { container } = await showPage(
    '/lesson/u7-q1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  const tab = within(container);
  await tab.findByText(at);
  return {
    tab,
    press: (name: string) => user.click(tab.getByRole('button', { name })),
    choose: (option: RegExp) => user.click(tab.getByLabelText(option)),
    type: (words: string) => user.type(tab.getByRole('textbox'), words),
  };
};

test('who finishes one quiz in two tabs has one end of it, and both tabs show that end', async () => {
  // Both tabs are at question 2; the first ends the quiz, the second does not notice.
  const [one, other] = [await openTab(), await openTab()];
  for (const name of [...leafThrough, 'Finish']) await one.press(name);
  await one.tab.findByText('Saved');
  await one.tab.findByText('1 / 3 correct');
  await other.type('4');
  expect(await other.tab.findByText('1 / 3 correct')).toBeTruthy();
  expect(
    (await eventsOf(4711, 'waiting')).filter(({ event }) => event.type === 'quiz.finished'),
  ).toHaveLength(1);
});

test('an answer in one tab is not overwritten by another tab that has not seen it', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = [await openTab(), await openTab()];
  await one.type('42');
  for (const name of ['Check', 'Next']) await one.press(name);
  await other.press('Back');
  await other.press('Next');
  const stored = { answers: { 'u7-q1-1': 1, 'i-number': '42' }, checked: ['u7-q1-1', 'i-number'] };
  await waitFor(async () => expect(await keptQuiz(4711, 'u7-q1')).toMatchObject({ ...stored, at: 1 }));
  // Becoming visible, the first tab shows the stored state.
  await act(async () => globalThis.dispatchEvent(new Event('focus')));
  expect(await one.tab.findByText('Question 2 of 3')).toBeTruthy();
  expect((one.tab.getByRole('textbox') as HTMLInputElement).value).toBe('42');
});

const answersNow = async () => ((await keptQuiz(4711, 'u7-q1')) as QuizState | null)?.answers;

test.each([['which tell each other'], ['of a browser that tells them nothing']])(
  'of two windows side by side that both begin a quiz, neither loses an answer of the other: %s',
  async (windows) => {
    if (windows.includes('nothing')) vi.stubGlobal('BroadcastChannel', undefined);
    await dropQuiz(4711, 'u7-q1');
    const [one, other] = [await openTab('Question 1 of 3'), await openTab('Question 1 of 3')];
    await one.choose(/a cup/);
    for (const name of ['Check', 'Next']) await one.press(name);
    await waitFor(async () => expect(await keptQuiz(4711, 'u7-q1')).toMatchObject({ at: 1 }));
    if (windows.includes('nothing')) {
      await other.choose(/a net/);
      await other.tab.findByText('Question 2 of 3');
    } else {
      await other.tab.findByText('Question 2 of 3');
      await other.type('42');
      await waitFor(() => expect((one.tab.getByRole('textbox') as HTMLInputElement).value).toBe('42'));
    }
    const stored = windows.includes('nothing') ? { 'u7-q1-1': 1 } : { 'u7-q1-1': 1, 'i-number': '42' };
    await waitFor(async () => expect(await answersNow()).toEqual(stored));
  },
);
