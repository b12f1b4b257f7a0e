import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { answered } from '#testing/answered.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ParkedWork } from './parked-work.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
});

test('what the server could not count is told with its reason, and is still there', async () => {
  await keepEvent(4711, 'video.finished', { item: 'u9-l9' });
  const [one] = await eventsOf(4711, 'waiting');
  await answered(4711, [{ id: one?.id ?? '', status: 'refused', reason: 'There is no such lesson.' }]);
  await showPage('/', <ParkedWork />);
  await screen.findByText(/1 thing you did could not be counted yet.*There is no such lesson\./);
  expect(await eventsOf(4711, 'refused')).toHaveLength(1);
});

test('where nothing of one’s own was refused nothing is said', async () => {
  await keepEvent(4711, 'video.finished', { item: 'u9-l9' });
  await keepEvent(4712, 'video.finished', { item: 'u9-l8' });
  const [his] = await eventsOf(4712, 'waiting');
  await answered(4712, [{ id: his?.id ?? '', status: 'refused', reason: 'There is no such lesson.' }]);
  const read = vi.spyOn(IDBIndex.prototype, 'getAll');
  await showPage('/', <ParkedWork />);
  await waitFor(() => expect(read).toHaveBeenCalled());
  // By then the page has fetched its own data.
  await act(async () => expect(await eventsOf(4712, 'refused')).toHaveLength(1));
  expect(screen.queryByText(/could not be counted/)).toBeNull();
});
