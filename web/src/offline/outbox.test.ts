import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answered } from '#testing/answered.ts';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { closeDatabase } from './database.ts';
import { meetEpoch } from './epochs.ts';
import { eventsOf, forgetOld, keepEvent, offerRefused } from './outbox.ts';
import { type Sender, startSending } from './send.ts';
import { uuid } from './uuid.ts';

const akello = 71;
const okello = 72;
const epoch = '0191d4e0-0000-7000-8000-000000000001';
let sender: Sender | null = null;
let stopHearing: (() => void) | null = null;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'of Akello');
});
afterEach(() => {
  sender?.stop();
  sender = null;
  stopHearing?.();
  vi.useRealTimers();
});

type Sent = { events: { id: string }[] };
const inSync = { 'GET /sync': () => replied('GET /sync', { epoch, syncedAt: null }) };
const storesAll = (status: 'stored' | 'duplicate' = 'stored', at = epoch) =>
  serverAnswers({
    ...inSync,
    'POST /events': ({ body }) =>
      replied('POST /events', {
        results: (body as Sent).events.map(({ id }) => ({ id, status })),
        epoch: at,
      }),
  });
const sentIn = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /events');
const work = async (owner: number, count: number) => {
  for (let n = 1; n <= count; n++) await keepEvent(owner, 'video.finished', { item: `u400-l${n}` });
};
const started = async (owner: number) => {
  sender = startSending(owner);
  await sender.begun;
  return sender;
};
const heard = () => {
  const updated = vi.fn();
  globalThis.addEventListener('progress-updated', updated);
  stopHearing = () => globalThis.removeEventListener('progress-updated', updated);
  return updated;
};
const waiting = async (owner: number) => (await eventsOf(owner, 'waiting')).length;

test('with strict consent work waits on the device, is not asked about again, and comes in after the yes', async () => {
  const asked = serverAnswers({ ...inSync, 'POST /events': () => refused('consent/on-device') });
  await work(akello, 2);
  const held = await started(akello);
  await held.wake();
  expect([await waiting(akello), sentIn(asked).length]).toEqual([2, 1]);
  held.stop();
  storesAll();
  await started(akello);
  expect(await waiting(akello)).toBe(0);
});

test('an id is a UUIDv7 and ids sort by their time', () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid(1_000) < uuid(2_000)).toBe(true);
  expect(uuid(1_700_000_000_000).slice(0, 13)).toBe('018bcfe5-6800');
});

test('ids that are made one after the other sort so, also within a millisecond', () => {
  const made = Array.from({ length: 200 }, () => uuid());
  expect(made.toSorted()).toEqual(made);
});

describe('what is kept', () => {
  test('is numbered by the device, belongs to its learner, and says no score', async () => {
    await work(akello, 2);
    await work(okello, 1);
    const [first, second] = await eventsOf(akello, 'waiting');
    expect([first?.event.seq, second?.event.seq]).toEqual([0, 1]);
    expect(first?.event.device).toMatch(/^[0-9a-f]{8}-/);
    expect(Object.keys(first?.event.payload ?? {})).toEqual(['item']);
    expect(await waiting(okello)).toBe(1);
  });

  test('is written durably before anything is told', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await work(akello, 1);
    expect(transaction).toHaveBeenCalledWith(['events', 'facts'], 'readwrite', { durability: 'strict' });
  });

  test('stays 60 days after the server has it, and for ever while it has not', async () => {
    await work(akello, 2);
    const [first] = await eventsOf(akello, 'waiting');
    await answered(akello, [{ id: first?.id ?? '', status: 'stored' }]);
    const day = 24 * 60 * 60 * 1000;
    await forgetOld(akello, Date.now() + 59 * day);
    expect(await eventsOf(akello, 'stored')).toHaveLength(1);
    await forgetOld(akello, Date.now() + 61 * day);
    expect(await eventsOf(akello, 'stored')).toHaveLength(0);
    expect(await waiting(akello)).toBe(1);
  });

  test('is looked through one by one, never taken into memory as a whole', async () => {
    await work(akello, 3);
    const [first, second] = await eventsOf(akello, 'waiting');
    await answered(akello, [
      { id: first?.id ?? '', status: 'stored' },
      { id: second?.id ?? '', status: 'refused', reason: 'no' },
    ]);
    await meetEpoch(akello, epoch);
    const wholes = [vi.spyOn(IDBIndex.prototype, 'getAll'), vi.spyOn(IDBObjectStore.prototype, 'getAll')];
    await forgetOld(akello);
    await offerRefused(akello);
    expect(await meetEpoch(akello, '0191d4e0-0000-7000-8000-000000000002')).toBe(true);
    for (const whole of wholes) expect(whole).not.toHaveBeenCalled();
    expect(await waiting(akello)).toBe(3);
  });

  test('is not changed by an answer about somebody else’s event', async () => {
    await work(okello, 1);
    const [his] = await eventsOf(okello, 'waiting');
    await answered(akello, [{ id: his?.id ?? '', status: 'refused', reason: 'no' }]);
    expect(await waiting(okello)).toBe(1);
  });
});

describe('sending', () => {
  test('brings everything in batches of at most 500, oldest first, and tells the pages', async () => {
    await work(akello, 501);
    await work(okello, 1);
    const asked = storesAll();
    const updated = heard();
    await started(akello);
    const batches = sentIn(asked).map(({ body }) => (body as Sent).events.length);
    expect(batches).toEqual([500, 1]);
    expect(await waiting(akello)).toBe(0);
    expect(await waiting(okello)).toBe(1);
    expect(updated).toHaveBeenCalledOnce();
  });

  test('a duplicate is as good as stored, and the pages hear of it: the first answer was lost', async () => {
    await work(akello, 1);
    storesAll('duplicate');
    const updated = heard();
    await started(akello);
    expect(await eventsOf(akello, 'stored')).toHaveLength(1);
    expect(updated).toHaveBeenCalledOnce();
  });

  test('the pages hear of the first batch also when the second one fails', async () => {
    await work(akello, 501);
    let batches = 0;
    serverAnswers({
      ...inSync,
      'POST /events': ({ body }) => {
        batches += 1;
        if (batches > 1) return noNetwork();
        const results = (body as Sent).events.map(({ id }) => ({ id, status: 'stored' as const }));
        return replied('POST /events', { results, epoch });
      },
    });
    const updated = heard();
    await started(akello);
    expect(await waiting(akello)).toBe(1);
    expect(updated).toHaveBeenCalledOnce();
  });

  test('a refused event is parked with its reason, never dropped, and not sent again', async () => {
    await work(akello, 1);
    const asked = serverAnswers({
      ...inSync,
      'POST /events': ({ body }) =>
        replied('POST /events', {
          results: (body as Sent).events.map(({ id }) => ({
            id,
            status: 'refused',
            reason: 'No such lesson.',
          })),
          epoch,
        }),
    });
    await started(akello);
    await sender?.wake();
    expect(await eventsOf(akello, 'refused')).toMatchObject([{ reason: 'No such lesson.' }]);
    expect(sentIn(asked)).toHaveLength(1);
  });

  test.each([
    ['the network is away', () => noNetwork()],
    [
      'a captive portal answers with its own page',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['the server is out of order', () => wordless(503)],
    ['an answer is about none of them', () => replied('POST /events', { results: [], epoch })],
  ])('while %s everything stays and is sent later', async (_, answer) => {
    await work(akello, 3);
    serverAnswers({ ...inSync, 'POST /events': answer });
    await started(akello);
    expect(await waiting(akello)).toBe(3);
    storesAll();
    globalThis.dispatchEvent(new Event('online'));
    await sender?.wake();
    expect(await waiting(akello)).toBe(0);
  });

  test('an ended session stops asking and keeps the work', async () => {
    await work(akello, 1);
    const asked = serverAnswers({ ...inSync, 'POST /events': () => refused('session/expired') });
    await started(akello);
    expect(sentIn(asked)).toHaveLength(1);
    expect(await waiting(akello)).toBe(1);
  });

  test('nothing is sent once another tab belongs to somebody else: it would become theirs', async () => {
    localStorage.setItem('token', 'akello');
    const asked = storesAll();
    await started(akello);
    await work(akello, 1);
    localStorage.setItem('token', 'okello');
    await sender?.wake();
    expect(sentIn(asked)).toHaveLength(0);
    expect(await waiting(akello)).toBe(1);
  });

  test('the work of one child never goes with the token of the next', async () => {
    localStorage.setItem('token', 'of Akello');
    await work(akello, 501);
    const asked = serverAnswers({
      ...inSync,
      'POST /events': ({ body }) => {
        // Another child signs in while the first batch is in flight.
        localStorage.setItem('token', 'of Okello');
        const results = (body as Sent).events.map(({ id }) => ({ id, status: 'stored' as const }));
        return replied('POST /events', { results, epoch });
      },
    });
    await started(akello);
    expect(sentIn(asked).map(({ bearer }) => bearer)).toEqual(['Bearer of Akello']);
    expect(await waiting(akello)).toBe(1);
  });

  test('what was refused is offered again after a week', async () => {
    await work(akello, 1);
    const [one] = await eventsOf(akello, 'waiting');
    await answered(akello, [{ id: one?.id ?? '', status: 'refused', reason: 'newer app' }]);
    await offerRefused(akello);
    expect(await waiting(akello)).toBe(0);
    await offerRefused(akello, Date.now() + 8 * 24 * 60 * 60 * 1000);
    expect(await waiting(akello)).toBe(1);
  });

  test('who only looks also notices that a server was restored', async () => {
    await work(akello, 1);
    storesAll();
    await started(akello);
    sender?.stop();
    const asked = serverAnswers({
      'GET /sync': () =>
        replied('GET /sync', { epoch: '0191d4e0-0000-7000-8000-000000000009', syncedAt: null }),
      'POST /events': ({ body }) =>
        replied('POST /events', {
          results: (body as Sent).events.map(({ id }) => ({ id, status: 'stored' })),
          epoch: '0191d4e0-0000-7000-8000-000000000009',
        }),
    });
    await started(akello);
    expect(sentIn(asked)).toHaveLength(1);
  });

  test('a server that was restored is offered everything again', async () => {
    await work(akello, 2);
    storesAll();
    await started(akello);
    expect(await meetEpoch(akello, epoch)).toBe(false);
    await work(akello, 1);
    const asked = storesAll('stored', '0191d4e0-0000-7000-8000-000000000002');
    await sender?.wake();
    const ids = sentIn(asked).flatMap(({ body }) => (body as Sent).events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    expect(await waiting(akello)).toBe(0);
  });
});
