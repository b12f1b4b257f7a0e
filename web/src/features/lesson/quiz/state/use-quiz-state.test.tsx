import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { LessonPage } from '#features/lesson/lesson-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { keepQuiz, keptQuiz } from '#offline/kept-quiz.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { neverAnswers, noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { joined, newAttempt, stateFrom } from './quiz-state.ts';
import { lookAhead } from './use-quiz-state.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const open = async (events: () => Promise<Response> | Response, state: object | null = null) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-q1', quiz, 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
    'POST /events': events,
  });
  await showPage(
    { pathname: '/lesson/u7-q1', state },
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  return userEvent.setup();
};

const press = async (user: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test.each([
  ['there is no network', noNetwork],
  ['the server dies while it is sent', neverAnswers],
  ['the server has died before', () => wordless(502)],
])(
  'every answer of a quiz is on the device when it is given, and there after a reload: %s',
  async (_, events) => {
    const user = await open(events);
    await user.click(await screen.findByLabelText(/a cup/));
    for (const name of ['Check', 'Next']) await press(user, name);
    await user.type(await screen.findByRole('textbox'), '41');
    for (const name of ['Check', 'Next']) await press(user, name);
    // An answer that was only entered is stored, too.
    await user.type(await screen.findByRole('textbox'), 'Jin');
    await waitFor(async () =>
      expect(Object.values(((await keptQuiz(4711, 'u7-q1')) as { answers: object }).answers)).toEqual([
        1,
        '41',
        'Jin',
      ]),
    );
    const waiting = await eventsOf(4711, 'waiting');
    expect(waiting.filter(({ event }) => event.type === 'answer.given')).toHaveLength(2);
    cleanup();
    await closeDatabase();
    const again = await open(events);
    await screen.findByText('Question 3 of 3');
    expect(((await screen.findByRole('textbox')) as HTMLInputElement).value).toBe('Jin');
    await press(again, 'Back');
    expect(((await screen.findByRole('textbox')) as HTMLInputElement).value).toBe('41');
    await press(again, 'Back');
    expect((screen.getByLabelText(/a cup/) as HTMLInputElement).checked).toBe(true);
  },
);

test('a quiz whose questions were only skipped goes on where it was left, and its card says so', async () => {
  const user = await open(noNetwork);
  for (let skipped = 0; skipped < 2; skipped++) await press(user, 'Skip this one');
  await waitFor(async () => expect(await keptQuiz(4711, 'u7-q1')).toMatchObject({ at: 2 }));
  cleanup();
  const again = await open(noNetwork);
  await screen.findByText('Question 3 of 3');
  await press(again, 'Leave. Your answers stay.');
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  await press(again, 'Carry on');
  expect(await screen.findByText('Question 3 of 3')).toBeTruthy();
});

test.each([
  ['nothing was answered and nothing skipped', { at: 0, answers: {} }, null],
  ['questions were skipped', { at: 2, answers: {} }, 2],
  ['something was typed and taken back', { at: 1, answers: { b: null } }, 1],
  ['the answers are to questions that are gone', { at: 2, answers: { gone: 1 } }, null],
  ['there were more questions then', { at: 9, answers: { a: 1 } }, 2],
  ['it was finished without an answer', { at: 2, answers: {}, finished: true }, null],
])('what was kept opens at its question: %s', (_, kept, at) => {
  const found = stateFrom({ ...newAttempt('x'), ...kept }, ['a', 'b', 'c']);
  expect(found?.at ?? null).toBe(at);
});

test('what was kept is joined with what was answered before it was found', () => {
  const kept = { ...newAttempt('old'), at: 2, answers: { a: 1, b: '41' }, checked: ['a'] };
  const now = { ...newAttempt('new'), at: 1, answers: { a: 0, c: 'x' }, checked: ['a', 'c'] };
  expect(joined(kept, newAttempt('new'))).toBe(kept);
  expect(joined(kept, now)).toEqual({
    ...kept,
    at: 1,
    answers: { a: 1, b: '41', c: 'x' },
    checked: ['a', 'c'],
  });
  const finished = { ...kept, finished: true };
  expect(joined(finished, now), 'a new run is not mixed with one that has ended').toBe(now);
});

const finishedWith = (first: number) => ({
  ...newAttempt('01890000-0000-7000-8000-000000000001'),
  at: 2,
  answers: { [quiz.items[0]?.id ?? '']: first },
  finished: true,
});

test('a press that says to try again begins a checkpoint that was not passed anew, and forgets no result', async () => {
  const failed = finishedWith(3);
  await keepQuiz(4711, 'u7-q1', failed);
  await open(noNetwork, { startsNow: true });
  expect(await screen.findByText('Question 1 of 3')).toBeTruthy();
  expect(await keptQuiz(4711, 'u7-q1')).toEqual({ ...failed, paper: undefined });
  cleanup();
  await open(noNetwork);
  expect(await screen.findByRole('button', { name: 'Retry', description: 'Try again' })).toBeTruthy();
});

test('who leaves the results of a checkpoint that was not passed finds Try again first', async () => {
  await keepQuiz(4711, 'u7-q1', finishedWith(3));
  const user = await open(noNetwork);
  await screen.findByRole('button', { name: 'Retry' });
  await press(user, 'Leave. Your answers stay.');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.indexOf('Retry')).toBe(names.indexOf('See your results') - 1);
  await press(user, 'Retry');
  expect(await screen.findByText('Question 1 of 3')).toBeTruthy();
});

/* Must be last: lookups are cached for a second, and these tests are fast. */
test('what was looked up before the page is drawn stands in its first picture', async () => {
  const left = { ...newAttempt('0191d4e0-0000-7000-8000-000000000009'), at: 1, answers: { 'u7-q1-1': 1 } };
  await keepQuiz(4711, 'u7-q1', left);
  localStorage.setItem('token', 'mango');
  localStorage.setItem('user', JSON.stringify(personOf('learner')));
  history.replaceState(null, '', '/lesson/u7-q1');
  await lookAhead();
  // From here on storage is closed.
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  await open(noNetwork);
  await screen.findByText('Question 2 of 3');
});
