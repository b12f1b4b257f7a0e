import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { sendWorks } from './send-works.ts';
import {
  type AccountWork,
  changeWork,
  removeWork,
  saveWork,
  takeFromAccount,
  unsentOf,
  unsentWorks,
  type WorkNews,
  wishShown,
  workHere,
  worksChanged,
  worksHere,
} from './works-here.ts';

const [akello, okello] = [71, 9001];
const id = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
const tool = 'jokes-riddles';
const saving = (title = 'My riddles') => ({ id, tool, title, data: { riddles: [title] } });
const account = (version: number, more: Partial<AccountWork> = {}): AccountWork => ({
  ...{ id, tool, title: 'My riddles', version, bytes: 20, shown: false, changedSince: false, seenBy: null },
  ...{ madeAt: '2026-03-10T08:00:00.000Z', changedAt: '2026-03-10T08:00:00.000Z' },
  ...more,
});
const send = () => sendWorks(akello, 'mango', () => true);

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

test('a change is on the device at once, waits, and is sent once with the version it came from', async () => {
  const asked = serverAnswers({ 'PUT /me/works/:id': () => replied('PUT /me/works/:id', account(4)) });
  await saveWork(akello, saving());
  expect(await workHere(akello, id)).toMatchObject({ title: 'My riddles', base: 0 });
  expect(await workHere(okello, id)).toBeNull();
  expect(await send()).toBe(false);
  expect(await unsentWorks(akello)).toEqual(new Map());
  expect(await send()).toBe(false);
  await saveWork(akello, saving('More riddles'));
  await send();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { title: 'My riddles', base: 0, data: { riddles: ['My riddles'] } },
    { title: 'More riddles', base: 4 },
  ]);
  // It stays on the device, so that it opens without a network.
  expect(await workHere(akello, id)).toMatchObject({ title: 'More riddles', base: 4 });
});

test('without a network it stays, and so does what was changed while it was sent', async () => {
  await saveWork(akello, saving());
  serverAnswers({ 'PUT /me/works/:id': () => noNetwork() });
  expect(await send()).toBe(true);
  expect(await unsentOf(akello, id)).toMatchObject({ content: true, refused: false });
  serverAnswers({
    'PUT /me/works/:id': async () => {
      await saveWork(akello, saving('Changed meanwhile'));
      return replied('PUT /me/works/:id', account(1));
    },
  });
  await send();
  expect(await unsentOf(akello, id)).toMatchObject({ content: true });
  expect(await workHere(akello, id)).toMatchObject({ title: 'Changed meanwhile', base: 1 });
});

test('changed on another device, this one becomes a further work and nothing is lost', async () => {
  await saveWork(akello, saving('From the phone'));
  const news: WorkNews[] = [];
  const hear = (event: Event) => news.push((event as CustomEvent<WorkNews>).detail);
  globalThis.addEventListener(worksChanged, hear);
  serverAnswers({ 'PUT /me/works/:id': () => refused('works/changed-elsewhere') });
  await send();
  globalThis.removeEventListener(worksChanged, hear);
  const [work, ...others] = await worksHere(akello);
  expect(others).toEqual([]);
  expect(work).toMatchObject({ title: 'From the phone', base: 0, account: null });
  expect(work?.id).not.toBe(id);
  expect(news).toContainEqual({ id, movedTo: work?.id });
  expect([...(await unsentWorks(akello)).keys()]).toEqual([work?.id]);
});

test('what the server refuses stays with its reason, and is tried again after a change', async () => {
  await saveWork(akello, saving());
  serverAnswers({ 'PUT /me/works/:id': () => refused('works/full') });
  expect(await send()).toBe(false);
  expect(await unsentOf(akello, id)).toMatchObject({ refused: true, why: expect.stringContaining('200') });
  await saveWork(akello, saving('Smaller'));
  serverAnswers({ 'PUT /me/works/:id': () => replied('PUT /me/works/:id', account(1)) });
  await send();
  expect(await unsentOf(akello, id)).toBeNull();
});

test('without consent it waits with the reason and is no refusal', async () => {
  await saveWork(akello, saving());
  serverAnswers({ 'PUT /me/works/:id': () => refused('consent/on-device') });
  await send();
  expect(await unsentOf(akello, id)).toMatchObject({ refused: false, why: expect.stringContaining('safe') });
});

test('a work is shown after its content, and a word that is refused is told', async () => {
  const asked = serverAnswers({
    'PUT /me/works/:id': () => replied('PUT /me/works/:id', account(1)),
    'PUT /me/works/:id/shown': () => replied('PUT /me/works/:id/shown', account(1, { shown: true })),
  });
  await saveWork(akello, saving());
  const work = await workHere(akello, id);
  if (work !== null) await wishShown(akello, work, true);
  await send();
  expect(asked.map(({ name }) => name)).toEqual(['PUT /me/works/:id', 'PUT /me/works/:id/shown']);
  expect(await workHere(akello, id)).toMatchObject({ account: { shown: true } });
  expect(await unsentOf(akello, id)).toBeNull();
  serverAnswers({
    'PUT /me/works/:id/shown': () => refused('request/invalid', { fields: { shown: 'That hurts.' } }),
  });
  if (work !== null) await wishShown(akello, work, true);
  await send();
  expect(await unsentOf(akello, id)).toMatchObject({ refused: true, why: 'That hurts.', content: false });
});

test('a deleted work is gone here at once, and from the account when there is a network', async () => {
  await saveWork(akello, saving());
  await removeWork(akello, id);
  expect(await worksHere(akello)).toEqual([]);
  serverAnswers({ 'DELETE /me/works/:id': () => noNetwork() });
  expect(await send()).toBe(true);
  serverAnswers({ 'DELETE /me/works/:id': () => refused('access/not-found') });
  expect(await send()).toBe(false);
  expect(await unsentWorks(akello)).toEqual(new Map());
});

test('what the account has is stored, and never over an unsent change', async () => {
  await takeFromAccount(akello, { ...account(3), data: { riddles: ['From the tablet'] } });
  expect(await workHere(akello, id)).toMatchObject({ base: 3, data: { riddles: ['From the tablet'] } });
  await saveWork(akello, saving('Mine'));
  await takeFromAccount(akello, { ...account(5), data: { riddles: ['From the tablet'] } });
  expect(await workHere(akello, id)).toMatchObject({ base: 3, title: 'Mine' });
});

test('without room nothing is thrown away', async () => {
  await saveWork(akello, saving());
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveWork(akello, saving('Larger'))).rejects.toThrow();
  full.mockRestore();
  expect(await workHere(akello, id)).toMatchObject({ title: 'My riddles' });
  await changeWork(akello, id, () => null);
  expect(await worksHere(akello)).toHaveLength(1);
});
