import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageHoldsWork, storeTrouble } from '#lib/device/store-trouble.ts';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { roomMade } from '#offline/packs/room.ts';
import { useRecord } from '#offline/use-record.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { fillDisk } from '#testing/full-disk.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { saveUnsaved, startUnsaved } from './rounds.ts';
import { unsavedEvents } from './unsaved.ts';

const epoch = '0191d4e0-0000-7000-8000-000000000001';
const akello = personOf('learner');
type Sent = { events: { id: string; type: string }[] };
let stop: () => void = () => undefined;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'of Akello');
});
afterEach(() => stop());

/** A learner on a device without free space. */
const onFullDevice = async () => {
  const network = { isThere: false };
  const taken: { bearer: string | null; ids: string[] }[] = [];
  serverAnswers({
    'GET /me': () => replied('GET /me', akello),
    'GET /sync': () => replied('GET /sync', { epoch, syncedAt: null }),
    'POST /events': ({ body, bearer }) => {
      if (!network.isThere) return noNetwork();
      const ids = (body as Sent).events.map(({ id }) => id);
      taken.push({ bearer, ids });
      return replied('POST /events', { results: ids.map((id) => ({ id, status: 'stored' })), epoch });
    },
  });
  let record: ReturnType<typeof useRecord> = async () => null;
  const Page = () => {
    record = useRecord();
    return null;
  };
  await showPage('/', <Page />);
  const empty = fillDisk();
  const finish = (item: string) => act(() => record('video.finished', { item }));
  return { network, taken, finish, empty };
};
const stored = async () => (await eventsOf(akello.id, 'waiting')).length;

test('work that a full device does not take is on the page, and is stored once there is room', async () => {
  const { finish, empty } = await onFullDevice();
  expect(storeTrouble()).toBeNull();
  expect([await finish('u400-l1'), await finish('u400-l2')]).toEqual([false, false]);
  expect([storeTrouble(), pageHoldsWork(), await stored()]).toEqual(['full', true, 0]);
  const made = unsavedEvents(akello.id).map(({ id, occurredAt }) => ({ id, occurredAt }));
  expect(made).toHaveLength(2);

  empty();
  stop = startUnsaved(akello.id);
  await waitFor(() => expect(pageHoldsWork()).toBe(false));
  // The ids and times of the original actions, in their order, with the sequence numbers of the outbox.
  const now = (await eventsOf(akello.id, 'waiting')).map(({ event }) => event);
  expect(now.map(({ id, occurredAt }) => ({ id, occurredAt }))).toEqual(made);
  expect(now.map(({ seq }) => seq)).toEqual([0, 1]);
  expect([storeTrouble(), pageHoldsWork(), unsavedEvents(akello.id)]).toEqual([null, false, []]);
});

test('work on the page is sent from there when the network is back, once and with the token of its learner', async () => {
  const { finish, network, taken } = await onFullDevice();
  await finish('u400-l1');
  const [one] = unsavedEvents(akello.id);
  expect(await saveUnsaved(akello.id, 'of Akello', () => true)).toBe(true);
  stop = startUnsaved(akello.id);
  network.isThere = true;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(pageHoldsWork()).toBe(false));
  await saveUnsaved(akello.id, 'of Akello', () => true);
  expect(taken).toEqual([{ bearer: 'Bearer of Akello', ids: [one?.id] }]);
});

test('the next learner on the page sends nothing of the one before', async () => {
  const { finish, network, taken } = await onFullDevice();
  await finish('u400-l1');
  network.isThere = true;
  localStorage.setItem('token', 'of Okello');
  await saveUnsaved(4712, 'of Okello', () => true);
  expect(taken).toEqual([]);
  expect(unsavedEvents(akello.id)).toHaveLength(1);
  // At log out the work is sent with the leaving person's own token.
  await saveUnsaved(akello.id, 'of Akello', () => true);
  expect(taken.map(({ bearer }) => bearer)).toEqual(['Bearer of Akello']);
  expect(pageHoldsWork()).toBe(false);
});

test('a full device asks before the page is closed, as long as work is only there', async () => {
  const { finish, empty } = await onFullDevice();
  const leave = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await finish('u400-l1');
  expect(leave()).toBe(true);
  stop = startUnsaved(akello.id);
  empty();
  // A downloaded subject was removed.
  roomMade();
  await waitFor(() => expect(leave()).toBe(false));
});
