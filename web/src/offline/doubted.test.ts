import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { closeDatabase } from './database.ts';
import { eventsOf, keepEvent } from './outbox.ts';
import { startSending } from './send.ts';
import { onResults } from './use-record.ts';

const akello = 71;
const epoch = '0191d4e0-0000-7000-8000-000000000001';

test('what the server doubts is stored like all else, and the pages hear which it is', async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'of Akello');
  const hasty = await keepEvent(akello, 'video.finished', { item: 'u400-l1' });
  await keepEvent(akello, 'item.opened', { item: 'u400-l2' });
  serverAnswers({
    'GET /sync': () => replied('GET /sync', { epoch, syncedAt: null }),
    'POST /events': ({ body }) =>
      replied('POST /events', {
        results: (body as { events: { id: string }[] }).events.map(({ id }) => ({
          id,
          status: 'stored',
          ...(id === hasty.id ? { doubt: 'no time' } : {}),
        })),
        epoch,
      }),
  });
  const doubted = vi.fn();
  const stopListening = onResults(doubted);
  const sender = startSending(akello);
  await sender.begun;
  sender.stop();
  stopListening();
  expect(doubted.mock.calls.flatMap(([results]) => results)).toEqual([
    { id: hasty.id, status: 'stored', doubt: 'no time' },
    expect.objectContaining({ status: 'stored' }),
  ]);
  expect(await eventsOf(akello, 'stored')).toHaveLength(2);
});
