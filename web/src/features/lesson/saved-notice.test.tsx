/** No seeds are announced for work without enough time (decision 29). */
import 'fake-indexeddb/auto';
import type { EventResult } from '@afrolearn/contract/events.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { startSending } from '#offline/send.ts';
import { startUnsaved } from '#offline/unsaved/rounds.ts';
import { announceResults, workWaits } from '#offline/use-record.ts';
import { Route, Routes } from '#routing/index.ts';
import { answered } from '#testing/answered.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { fillDisk } from '#testing/full-disk.ts';
import { contentReply, lessonReply, quiz, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from './lesson-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const noTime = (id: string): EventResult => ({ id, status: 'stored', doubt: 'no time' });

const openQuiz = async (network = { isThere: true }) => {
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
      network.isThere
        ? replied('POST /events', {
            results: (body as { events: { id: string }[] }).events.map(({ id }) => noTime(id)),
            epoch: '0191d4e0-0000-7000-8000-000000000001',
          })
        : noNetwork(),
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
    finishAll: async (answer = /a cup/, end: string | RegExp = 'Saved') => {
      await user.click(await screen.findByLabelText(answer));
      for (const name of ['Check', 'Finish']) await user.click(screen.getByRole('button', { name }));
      await screen.findByText(end);
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

test('work that found no room and no network says so, until it was sent from the page or stored', async () => {
  const network = { isThere: false };
  const { finishAll } = await openQuiz(network);
  const makeRoom = fillDisk();
  await finishAll(/a cup/, /could not be saved on this device yet/);
  expect(screen.queryByText('Saved')).toBeNull();
  makeRoom();
  const stop = startUnsaved(4711);
  const sender = startSending(4711);
  globalThis.addEventListener(workWaits, sender.wake);
  await screen.findByText('Saved');
  expect(screen.queryByText(/could not be saved/)).toBeNull();
  expect(screen.getByText('Will be sent. It counts when there is a network.')).toBeTruthy();
  network.isThere = true;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Will be sent/)).toBeNull());
  globalThis.removeEventListener(workWaits, sender.wake);
  sender.stop();
  stop();
});
