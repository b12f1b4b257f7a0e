/** No seeds are announced for work without enough time (decision 29). */
import 'fake-indexeddb/auto';
import type { EventResult } from '@afrolearn/contract/events.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { announceResults } from '#offline/use-record.ts';
import { Route, Routes } from '#routing/index.ts';
import { answered } from '#testing/answered.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from './lesson-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const noTime = (id: string): EventResult => ({ id, status: 'stored', doubt: 'no time' });

const openQuiz = async () => {
  localStorage.setItem('token', 'a-token');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
    'GET /lesson/:id': () =>
      replied('GET /lesson/:id', lessonReply('u7-q1', { ...quiz, items: quiz.items.slice(0, 1) }, 'v1')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', []),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: true, content: contentReply('v1'), error: null }),
    'POST /events': ({ body }) =>
      replied('POST /events', {
        results: (body as { events: { id: string }[] }).events.map(({ id }) => noTime(id)),
        epoch: '0191d4e0-0000-7000-8000-000000000001',
      }),
  });
  await showPage(
    '/lesson/u7-q1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByText('Question 1 of 1');
  const user = userEvent.setup();
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    finishAll: async (answer = /a cup/) => {
      await user.click(await screen.findByLabelText(answer));
      for (const name of ['Check', 'Finish']) await user.click(screen.getByRole('button', { name }));
      await screen.findByText('Saved');
    },
  };
};

const ends = async () =>
  (await eventsOf(4711, 'waiting')).filter(({ event }) => event.type === 'quiz.finished').map(({ id }) => id);

const said = () => {
  const words = screen.getAllByRole('status').map(({ textContent }) => textContent);
  return {
    seeds: words.some((one) => one.includes('+25 Wisdom Seeds')),
    tooFast: words.some((one) => one.includes('That went very fast')),
  };
};

test('who was too fast is promised no seeds, told kindly, and promised them again with time', async () => {
  const { press, finishAll } = await openQuiz();
  await finishAll();
  act(() => announceResults([noTime('another')]));
  expect(said()).toEqual({ seeds: false, tooFast: false });
  const [first = ''] = await ends();
  await answered(4711, [noTime(first)]);
  act(() => announceResults([noTime(first)]));
  expect(said()).toEqual({ seeds: false, tooFast: true });
  await press('Retry');
  expect(screen.queryByText(/^That went very fast/)).toBeNull();
  await finishAll();
  expect(said()).toEqual({ seeds: false, tooFast: false });
  const [second = ''] = await ends();
  act(() => announceResults([{ id: second, status: 'stored', seeds: 25 }]));
  expect(said()).toEqual({ seeds: true, tooFast: false });
});

test('seeds are shown only once the server has counted them; until then it says that it is not sent', async () => {
  const { finishAll } = await openQuiz();
  await finishAll();
  const later = 'Will be sent. It counts when there is a network.';
  expect(said()).toEqual({ seeds: false, tooFast: false });
  expect(screen.getByText(later)).toBeTruthy();
  const [id = ''] = await ends();
  act(() => announceResults([{ id, status: 'stored', seeds: 25 }]));
  expect(said()).toEqual({ seeds: true, tooFast: false });
  expect(screen.queryByText(later)).toBeNull();
});

test('a pass that was counted before, by another device, shows no seeds', async () => {
  const { finishAll } = await openQuiz();
  await finishAll();
  const [id = ''] = await ends();
  act(() => announceResults([{ id, status: 'duplicate' }]));
  expect(said()).toEqual({ seeds: false, tooFast: false });
  expect(screen.queryByText(/^Will be sent/)).toBeNull();
});

test('what the server does not take is not called saved, and says why', async () => {
  const { finishAll } = await openQuiz();
  await finishAll();
  const [id = ''] = await ends();
  act(() => announceResults([{ id, status: 'refused', reason: 'This lesson is not here any more.' }]));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(
    'This was not counted: This lesson is not here any more.',
  );
});

test('the learner’s tree stands beside what was saved', async () => {
  const { finishAll } = await openQuiz();
  await finishAll();
  expect(await screen.findByRole('img', { name: /^Your baobab/ })).toBeTruthy();
  expect(screen.getByText('25 more seeds, and you see four leaves.')).toBeTruthy();
});

test('where nothing can be kept the server’s answer says it at once', async () => {
  const { finishAll } = await openQuiz();
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  await closeDatabase();
  await finishAll();
  expect(said()).toEqual({ seeds: false, tooFast: true });
});
