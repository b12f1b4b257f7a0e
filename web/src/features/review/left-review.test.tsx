import 'fake-indexeddb/auto';
import type { CardToReview } from '@afrolearn/contract/review.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { keptQuiz } from '#offline/kept-quiz.ts';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { singleQuestion } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ReviewPage } from './review-page.tsx';
import { cardOf, hour } from './testing/card-of.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.useRealTimers());

const [cup, jar, pot] = ['cup', 'jar', 'pot'].map((id) =>
  singleQuestion(`u7-l1-${id}`, `What is this ${id}?`),
);
if (cup === undefined || pot === undefined || jar === undefined) throw new Error('three are asked');

const open = async (cards: readonly CardToReview[]) => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 4' })),
    'GET /review': () =>
      replied('GET /review', { due: cards.length, zone: 'Africa/Kampala', cards: [...cards] }),
  });
  await showPage(
    '/review',
    <Routes>
      <Route path="/review" element={<ReviewPage />} />
    </Routes>,
  );
  return userEvent.setup();
};
type User = Awaited<ReturnType<typeof open>>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const answer = async (user: User, option: RegExp) => {
  await user.click(await screen.findByLabelText(option));
  await press(user, 'Check');
};
const isKept = (at: number) =>
  vi.waitFor(async () => expect(await keptQuiz(4711, 'review')).toMatchObject({ state: { at } }));

test('who leaves a review midway, or whose phone dies, goes on where it was, with the same questions', async () => {
  const user = await open([cardOf(cup), cardOf(jar), cardOf(pot)]);
  await press(user, 'Start');
  await answer(user, /a net/);
  await press(user, 'Next');
  // The second is answered, without pressing Next.
  await answer(user, /a cup/);
  await isKept(2);
  cleanup();
  // The server has the answers now, and other cards.
  const again = await open([cardOf(pot), cardOf(singleQuestion('u7-l1-new', 'Which is new?'))]);
  expect(await screen.findByRole('heading', { name: 'What is this pot?' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /Question 3 of 3/ })).toBeTruthy();
  await answer(again, /a cup/);
  await press(again, 'Next');
  // Wrong answers from before the break are repeated.
  expect(await screen.findByRole('heading', { name: 'What is this cup?' })).toBeTruthy();
  await answer(again, /a cup/);
  await press(again, 'Finish');
  await vi.waitFor(async () => expect(await keptQuiz(4711, 'review')).toBeNull());
});

test('on another day a review begins anew', async () => {
  const user = await open([cardOf(cup), cardOf(pot)]);
  await press(user, 'Start');
  await answer(user, /a cup/);
  await isKept(1);
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * hour });
  await open([cardOf(pot), cardOf(jar)]);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

test('what a question speaks of stands with it', async () => {
  const user = await open([cardOf(cup, { story: ['A pilot hears on the radio: fly south.'] })]);
  await press(user, 'Start');
  expect(screen.getByRole('region', { name: 'What it is about' }).textContent).toBe(
    'A pilot hears on the radio: fly south.',
  );
});
