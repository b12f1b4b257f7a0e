import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { unseal } from '#offline/sealed.ts';
import { neverAnswers, noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { leave } from './leaving.ts';

const akello = personOf('learner');
const leaving = { user: akello, token: 'of Akello', left: {} };
const storesAll = {
  'POST /events': ({ body }: { body: unknown }) =>
    replied('POST /events', {
      results: (body as { events: { id: string }[] }).events.map(({ id }) => ({ id, status: 'stored' })),
      epoch: '0191d4e0-0000-7000-8000-000000000001',
    }),
  'POST /logout': () => replied('POST /logout', { done: true }),
};

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  // Another test file in this worker may have deleted this account; its data would then not be stored.
  await unseal(akello.id);
  await keepEvent(akello.id, 'reading.read', { item: 'u400-r1' });
});
const waiting = async () => (await eventsOf(akello.id, 'waiting')).length;

test('promise C9: what still waits goes first, then the session ends, both with the token of who leaves', async () => {
  localStorage.setItem('token', 'of Okello');
  const asked = serverAnswers(storesAll);
  await leave(leaving);
  expect(asked.map(({ name, bearer }) => [name, bearer])).toEqual([
    ['POST /events', 'Bearer of Akello'],
    ['POST /logout', 'Bearer of Akello'],
  ]);
  expect(await waiting()).toBe(0);
  expect(localStorage.getItem('token')).toBe('of Okello');
});

const ended = async () => (await openDatabase()).get('facts', `ended ${akello.id}`);

test('a token is kept only when it is dead: by it this device hears that an account is gone', async () => {
  serverAnswers(storesAll);
  await leave(leaving);
  expect(JSON.parse(String(await ended()))).toMatchObject({ token: 'of Akello' });
});

test('where the code that keeps it does not come, everything else is done, and the session ends once', async () => {
  const asked = serverAnswers(storesAll);
  await leave({ ...leaving, left: { afl_read: '["u400-r1"]' } }, () =>
    Promise.reject(new TypeError('no file')),
  );
  expect(asked.map(({ name }) => name)).toEqual(['POST /events', 'POST /logout']);
  expect(await (await openDatabase()).get('facts', `sealed ${akello.id}`)).toContain('u400-r1');
  expect(await ended()).toBeUndefined();
});

test('without a network the work stays for the next time, and no token that is alive', async () => {
  serverAnswers({ 'POST /events': noNetwork, 'POST /logout': noNetwork });
  await leave(leaving);
  expect(await waiting()).toBe(1);
  expect(await ended()).toBeUndefined();
});

test('a line that hangs does not keep the session alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked = serverAnswers({ ...storesAll, 'POST /events': neverAnswers });
  const gone = leave(leaving);
  await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['POST /events']));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await gone;
  expect(asked.map(({ name }) => name)).toEqual(['POST /events', 'POST /logout']);
});

test('a session that has ended sends nothing: its token opens nothing more', async () => {
  const asked = serverAnswers();
  await leave({ ...leaving, token: null });
  expect(asked).toEqual([]);
  expect(await waiting()).toBe(1);
});
