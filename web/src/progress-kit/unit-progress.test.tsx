import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { keepPlace } from '#offline/kept-place.ts';
import { keepEvent } from '#offline/outbox.ts';
import { workWaits } from '#offline/use-record.ts';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { useUnitProgress } from './unit-progress.ts';

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const Shown = () => {
  const [unit, setUnit] = useState(7);
  const { progress } = useUnitProgress(unit);
  const words =
    progress === null
      ? 'unknown'
      : [...progress.done, progress.known ? 'known' : 'guessed', progress.claimed ? 'claimed' : 'open'].join(
          ' ',
        );
  return (
    <>
      <p data-testid="progress">{words}</p>
      <p data-testid="opened">{progress?.opened.join(' ')}</p>
      <button type="button" onClick={() => setUnit(8)}>
        Unit 8
      </button>
    </>
  );
};
const shown = () => screen.getByTestId('progress').textContent;
const toldOf = (...done: string[]) =>
  replied('GET /units/:id/progress', {
    items: done.map((id) => ({ id, completed: true, bestScore: null, points: 100 })),
    claimed: true,
  });
const show = async (answer: (path: string) => Response | Promise<Response>) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /units/:id/progress': ({ path = '' }) => answer(path),
  });
  const { unmount } = await showPage('/', <Shown />);
  const count = () => asked.filter(({ name }) => name === 'GET /units/:id/progress').length;
  return { count, unmount };
};
const finish = async (item: string) => {
  await keepEvent(4711, 'video.finished', { item });
  await act(async () => globalThis.dispatchEvent(new Event(workWaits)));
};
const tell = (name: string) => act(async () => globalThis.dispatchEvent(new Event(name)));
const kept = () =>
  waitFor(async () => expect(await (await openDatabase()).count('facts')).toBeGreaterThan(0));

test('what the server counted stays when the network is lost, with unsent work on top', async () => {
  let online = true;
  const { count } = await show(() => (online ? toldOf('u7-l1') : noNetwork()));
  await waitFor(() => expect(shown()).toBe('u7-l1 known claimed'));
  online = false;
  await finish('u7-l2');
  await waitFor(() => expect(shown()).toBe('u7-l1 u7-l2 known claimed'));
  await tell('progress-updated');
  await waitFor(() => expect(count()).toBe(2));
  await tell('nothing');
  expect(shown()).toBe('u7-l1 u7-l2 known claimed');
});

test('without a network the last known progress of this device is shown', async () => {
  const { unmount } = await show(() => toldOf('u7-l1'));
  await waitFor(() => expect(shown()).toBe('u7-l1 known claimed'));
  await kept();
  unmount();
  await show(noNetwork);
  await waitFor(() => expect(shown()).toBe('u7-l1 known claimed'));
});

test('where nobody can tell, only what waits here is shown, and said to be no more than that', async () => {
  await keepEvent(4711, 'reading.read', { item: 'u7-r1' });
  await show(noNetwork);
  await waitFor(() => expect(shown()).toBe('u7-r1 guessed open'));
});

test('an ended session throws nobody out of a lesson', async () => {
  await show(() => refused('session/expired'));
  await waitFor(() => expect(shown()).toBe('guessed open'));
  expect(localStorage.getItem('token')).toBe('mango');
});

test('the progress of one unit is never shown for another', async () => {
  await show((path) => (path.includes('/7/') ? toldOf('u7-l1') : neverAnswers()));
  await waitFor(() => expect(shown()).toBe('u7-l1 known claimed'));
  await userEvent.click(screen.getByRole('button', { name: 'Unit 8' }));
  expect(shown()).toBe('unknown');
});

test('new work asks the outbox only; news of the server, however often, asks once', async () => {
  const { count } = await show(() => toldOf('u7-l1'));
  await waitFor(() => expect(shown()).toBe('u7-l1 known claimed'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const item of ['u7-l2', 'u7-l3']) await finish(item);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(count()).toBe(1);
  for (let n = 0; n < 3; n++) await tell('progress-updated');
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(count()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(count()).toBe(2);
  vi.useRealTimers();
  await waitFor(() => expect(shown()).toBe('u7-l1 u7-l2 u7-l3 known claimed'));
});

test('what was left in the middle here and is not sent yet comes first, what was only opened comes last', async () => {
  const told = { items: [], claimed: false, opened: ['u7-l2', 'u7-l1'] };
  await show(() => replied('GET /units/:id/progress', told));
  await keepPlace(4711, 'u7-l3', { scene: 2 });
  for (const item of ['u7-l1', 'u7-l3', 'u8-l1', 'u7-r1']) await keepEvent(4711, 'item.opened', { item });
  await act(async () => globalThis.dispatchEvent(new Event(workWaits)));
  await waitFor(() => expect(screen.getByTestId('opened').textContent).toBe('u7-l3 u7-l2 u7-l1 u7-r1'));
});
