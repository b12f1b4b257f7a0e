import 'fake-indexeddb/auto';
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { meetEpoch, receiptsOf, takeAnswer } from './epochs.ts';
import { eventsOf, forgetOld, keepEvent } from './outbox.ts';
import { seal, unseal } from './sealed.ts';
import { type Sender, sendRest, startSending } from './send.ts';

const akello = 71;
const [box, nation] = ['0191d4e0-0000-7000-8000-00000000000a', '0191d4e0-0000-7000-8000-00000000000b'];
let senders: Sender[] = [];

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'of Akello');
});
afterEach(() => {
  for (const sender of senders) sender.stop();
  senders = [];
});

type Sent = { events: LearningEvent[]; receipts?: string[] };

/** A server that stores events, signs receipts for them, and detects that it was restored. */
const openServer = (name: string) => {
  let epoch = name;
  let stored = new Set<string>();
  let syncedAt: string | null = null;
  let batches = 0;
  const received: string[][] = [];
  const begins = () => {
    epoch = `${name} after ${batches}`;
  };
  const answers = {
    'GET /sync': () => replied('GET /sync', { epoch, syncedAt }),
    'POST /events': ({ body }: { body?: unknown }) => {
      const { events, receipts = [] } = body as Sent;
      received.push(events.map(({ id }) => id));
      const own = receipts.map((text) => text.split('|')).filter(([of]) => of === epoch);
      if (own.some(([, id = '']) => !stored.has(id))) begins();
      const results = events.map(({ id }) => ({
        id,
        status: stored.has(id) ? ('duplicate' as const) : ('stored' as const),
      }));
      const last = results.findLast(({ status }) => status === 'stored')?.id;
      if (last !== undefined) {
        batches += 1;
        syncedAt = new Date(batches * 60_000).toISOString();
      }
      for (const { id } of events) stored.add(id);
      const signed = last === undefined ? own[0]?.[1] : last;
      const receipt = signed === undefined ? {} : { receipt: `${epoch}|${signed}` };
      return replied('POST /events', { results, epoch, syncedAt, ...receipt });
    },
  };
  return {
    answers,
    received,
    stored: () => stored.size,
    epoch: () => epoch,
    begins,
    backup: () => {
      const kept = { stored: new Set(stored), syncedAt, epoch };
      return () => {
        stored = new Set(kept.stored);
        ({ syncedAt, epoch } = kept);
      };
    },
  };
};
type Server = ReturnType<typeof openServer>;

const work = async (count: number, owner = akello) => {
  for (let n = 1; n <= count; n++) await keepEvent(owner, 'video.finished', { item: `u400-l${n}` });
};
/** Opens the app while this server answers. */
const visit = async (server: Server, owner = akello) => {
  const asked = serverAnswers(server.answers);
  const sender = startSending(owner);
  senders.push(sender);
  await sender.begun;
  sender.stop();
  return asked.filter(({ name }) => name === 'POST /events').map(({ body }) => (body as Sent).events.length);
};
const waiting = async (owner = akello) => (await eventsOf(owner, 'waiting')).length;

/** Three events are in the backup, two came later. All were acknowledged. */
const restoredServer = async () => {
  const server = openServer(box);
  await work(3);
  await visit(server);
  const restore = server.backup();
  await work(2);
  await visit(server);
  restore();
  return server;
};

describe('a restored server', () => {
  test('that says its new epoch is offered everything that it has not acknowledged in it', async () => {
    const server = await restoredServer();
    server.begins();
    expect(await visit(server)).toEqual([5]);
    expect([server.stored(), await waiting()]).toEqual([5, 0]);
  });

  test('that does not know of it yet is shown the receipt, also by who only looks', async () => {
    const server = await restoredServer();
    expect(await visit(server)).toEqual([0, 5]);
    expect([server.epoch() === box, server.stored(), await waiting()]).toEqual([false, 5, 0]);
  });

  test('is shown the receipt with the next batch of a page that is still open', async () => {
    const server = openServer(box);
    const restore = server.backup();
    await work(1);
    serverAnswers(server.answers);
    const sender = startSending(akello);
    senders.push(sender);
    await sender.begun;
    restore();
    await work(1);
    await sender.wake();
    expect([server.stored(), await waiting()]).toEqual([2, 0]);
  });

  test('is told by a learner who leaves, too', async () => {
    const server = openServer(box);
    const restore = server.backup();
    await work(2);
    await visit(server);
    restore();
    await work(1);
    serverAnswers(server.answers);
    await sendRest(akello, 'of Akello');
    expect(server.stored()).toBe(3);
  });

  test('gets back the work of a child who was logged out meanwhile, when they come again', async () => {
    const server = openServer(box);
    const restore = server.backup();
    await work(2);
    await visit(server);
    await seal(akello, {});
    restore();
    await work(1, 72);
    await visit(server, 72);
    expect(server.stored()).toBe(1);
    localStorage.setItem('afl_owner', `${akello}`);
    await unseal(akello);
    await visit(server);
    expect(server.stored()).toBe(3);
  });
});

test('where nothing has changed nothing is sent, not even receipts', async () => {
  const server = openServer(box);
  await work(2);
  await visit(server);
  expect(await visit(server)).toEqual([]);
});

describe('a tablet that meets a box by day and the nation by night', () => {
  test('offers each of them every event once', async () => {
    const [day, night] = [openServer(box), openServer(nation)];
    await work(3);
    expect(await visit(day)).toEqual([3]);
    expect(await visit(night)).toEqual([3]);
    expect(await visit(day)).toEqual([]);
    expect(await visit(night)).toEqual([]);
    await work(1);
    expect(await visit(night)).toEqual([1]);
    expect(await visit(day)).toEqual([1]);
    expect([day.stored(), night.stored()]).toEqual([4, 4]);
  });

  test('that could not send everything to one goes on there, and bothers the other with nothing', async () => {
    const [day, night] = [openServer(box), openServer(nation)];
    await work(2);
    await visit(day);
    await meetEpoch(akello, nation);
    expect(await waiting()).toBe(2);
    expect(await visit(day)).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(await visit(night)).toEqual([2]);
  });

  test('proves to the one that was restored what only that one has lost', async () => {
    const [day, night] = [openServer(box), openServer(nation)];
    const restore = day.backup();
    await work(3);
    await visit(day);
    await visit(night);
    restore();
    await visit(day);
    expect([day.stored(), night.epoch()]).toEqual([3, nation]);
  });

  test('remembers the last four epochs of an event, and a receipt for each', async () => {
    await work(1);
    const [one] = await eventsOf(akello, 'waiting');
    const results = [{ id: one?.id ?? '', status: 'stored' as const }];
    for (const epoch of ['a', 'b', 'c', 'd', 'e'])
      await takeAnswer(akello, { results, epoch, receipt: `for ${epoch}` });
    expect((await eventsOf(akello, 'stored'))[0]?.epochs).toEqual(['b', 'c', 'd', 'e']);
    expect(await receiptsOf(akello)).toEqual(['for b', 'for c', 'for d', 'for e']);
  });
});

test('an event stays 60 days after a server last took it, though others were met since', async () => {
  const day = 24 * 60 * 60 * 1000;
  const [first, second] = [openServer(box), openServer(nation)];
  await work(1);
  await visit(first);
  await visit(second);
  await visit(first);
  await forgetOld(akello, Date.now() + 59 * day);
  expect(await eventsOf(akello, 'stored')).toHaveLength(1);
  await forgetOld(akello, Date.now() + 61 * day);
  expect(await eventsOf(akello, 'stored')).toHaveLength(0);
});

test('what is refused by one server is offered to the next, and is no refusal where it was stored', async () => {
  await work(1);
  const [one] = await eventsOf(akello, 'waiting');
  const id = one?.id ?? '';
  await takeAnswer(akello, { results: [{ id, status: 'stored' }], epoch: box });
  await meetEpoch(akello, nation);
  await takeAnswer(akello, { results: [{ id, status: 'refused', reason: 'newer app' }], epoch: nation });
  expect(await eventsOf(akello, 'refused')).toMatchObject([{ reason: 'newer app', epochs: [box] }]);
  await meetEpoch(akello, box);
  expect(await eventsOf(akello, 'stored')).toHaveLength(1);
  await meetEpoch(akello, 'third');
  expect(await waiting()).toBe(1);
});

describe('events that an earlier version of the app has kept', () => {
  /** The format of an earlier version: no epochs on events, only the epoch of the last answer. */
  const asBefore = async (states: readonly ('stored' | 'waiting' | 'refused')[]) => {
    await work(states.length);
    const database = await openDatabase();
    const kept = await eventsOf(akello, 'waiting');
    for (const [place, row] of kept.entries())
      await database.put('events', { ...row, state: states[place] ?? 'waiting' });
    await database.put('facts', box, `epoch ${akello}`);
    return kept.map(({ id }) => id);
  };

  test('are known to be with the server that answered last, and offered to another', async () => {
    await asBefore(['stored', 'stored', 'waiting']);
    const [day, night] = [openServer(box), openServer(nation)];
    expect(await visit(day)).toEqual([1]);
    expect(await visit(night)).toEqual([3]);
    // This server was never asked to sign for the first two, and has them.
    expect(await visit(day)).toEqual([]);
  });

  test('are offered again after a new epoch, with those that were refused', async () => {
    const ids = await asBefore(['stored', 'waiting', 'refused']);
    const server = openServer(nation);
    await visit(server);
    expect(server.received.flat().toSorted()).toEqual(ids.toSorted());
  });
});

test('an answer is taken over whole or not at all', async () => {
  await work(2);
  const results = (await eventsOf(akello, 'waiting')).map(({ id }) => ({ id, status: 'stored' as const }));
  const whole = IDBObjectStore.prototype.put;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function broken(
    this: IDBObjectStore,
    value,
    key,
  ) {
    const asked = whole.call(this, value, key);
    // The disk is full when the receipt is written, which is the last write.
    if (key === `receipts ${akello}`) this.transaction.abort();
    return asked;
  });
  await expect(takeAnswer(akello, { results, epoch: box, receipt: 'of both' })).rejects.toThrow();
  put.mockRestore();
  expect([await waiting(), await receiptsOf(akello)]).toEqual([2, []]);
});
