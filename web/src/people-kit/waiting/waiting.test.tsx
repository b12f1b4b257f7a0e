import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { roundOver } from '#offline/rounds.ts';
import { answered } from '#testing/answered.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { hasWaiting } from './waiting.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const akello = personOf('learner').id;
const okello = 9001;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

test('at the door unsent work is told of, whose ever it is; that a lesson was opened is no work', async () => {
  expect(await hasWaiting()).toBe(false);
  await keepEvent(okello, 'item.opened', { item: 'u400-l1' });
  expect(await hasWaiting()).toBe(false);
  await keepEvent(akello, 'video.finished', { item: 'u400-l1' });
  expect(await hasWaiting()).toBe(true);
  const [one] = await eventsOf(akello, 'waiting');
  await answered(akello, [{ id: one?.id ?? '', status: 'stored' }]);
  expect(await hasWaiting()).toBe(false);
});

test.each([
  'hand 9001 9 text',
  'tap 9001 3 2026-03-10 begun',
  'review 9001 9 71',
  'voice 9001 t7 own 0 lg',
  'unsent 9001 0191',
  'report 9001 a',
] as const)('at the door %j is told of as well', async (key) => {
  const database = await openDatabase();
  await database.put('facts', '{}', 'place 9001 u400-l1');
  expect(await hasWaiting()).toBe(false);
  await database.put('facts', '{}', key);
  expect(await hasWaiting()).toBe(true);
});

test('one’s own waiting work is counted by piece, not another’s, and is told of no more once it has gone', async () => {
  const database = await openDatabase();
  for (const key of [
    `hand ${akello} 9 text`,
    `hand ${akello} 9 0191`,
    `hand ${akello} 12 text`,
    `tap ${akello} 3 2026-03-10 begun`,
    `tap ${akello} 3 2026-03-10 0192`,
    `tap ${okello} 4 2026-03-10 begun`,
    `review ${akello} 9 71`,
    `review ${akello} 9 72`,
    `voice ${okello} t7 own 0 lg`,
    `work ${akello} 0191`,
    `unsent ${akello} 0191`,
    `work ${akello} 0192`,
  ] as const)
    await database.put('facts', '{}', key);
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  await showPage('/', <WaitingNotice />);
  expect(await screen.findByText('2 pieces of work that you handed in wait on this device.')).toBeTruthy();
  expect(screen.getByText('1 register waits on this device.')).toBeTruthy();
  expect(screen.getByText('2 reviews wait on this device.')).toBeTruthy();
  expect(screen.getByText('1 work of a study tool waits on this device.')).toBeTruthy();
  expect(screen.queryByText(/recording/)).toBeNull();
  await database.clear('facts');
  globalThis.dispatchEvent(new Event(roundOver));
  await waitFor(() => expect(screen.queryByText(/on this device/)).toBeNull());
});
