/** Nobody is promised seeds for what there was no time for (decision 29). */
import 'fake-indexeddb/auto';
import type { EventResult } from '@afrolearn/contract/events.ts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf, settle } from '#offline/outbox.ts';
import { tellDoubted } from '#offline/use-record.ts';
import { Route, Routes } from '#routing/index.ts';
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
      await user.click(screen.getByLabelText(answer));
      for (const name of ['Check', 'Finish']) await user.click(screen.getByRole('button', { name }));
      await screen.findByText('Saved');
    },
  };
};

const said = () => {
  const status = within(screen.getByRole('status'));
  return {
    seeds: status.queryByText('+25 Wisdom Seeds') !== null,
    tooFast: status.queryByText(/^That went very fast/) !== null,
  };
};

test('who was too fast is promised no seeds, told kindly, and promised them again with time', async () => {
  const { press, finishAll } = await openQuiz();
  await finishAll();
  expect(said()).toEqual({ seeds: true, tooFast: false });
  const kept = await eventsOf(4711, 'waiting');
  const id = kept.find(({ event }) => event.type === 'quiz.finished')?.id ?? '';
  act(() => tellDoubted([noTime('another'), { id, status: 'stored' }]));
  expect(said()).toEqual({ seeds: true, tooFast: false });
  await settle(4711, [noTime(id)]);
  act(() => tellDoubted([noTime(id)]));
  expect(said()).toEqual({ seeds: false, tooFast: true });
  await press('Try again');
  expect(screen.queryByText(/^That went very fast/)).toBeNull();
  await finishAll();
  expect(said()).toEqual({ seeds: true, tooFast: false });
});

test('a quiz that was not passed promises no seeds, and the try that passes it does', async () => {
  const { press, finishAll } = await openQuiz();
  await finishAll(/a net/);
  expect(said()).toEqual({ seeds: false, tooFast: false });
  await press('Try again');
  await finishAll();
  expect(said()).toEqual({ seeds: true, tooFast: false });
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
