import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packsCache } from '#lib/device/caches.ts';
import { giveCaches } from '#testing/fake-caches.ts';
import {
  downloads,
  dropPack,
  forgetLost,
  lostPacks,
  resumeDownloads,
  startDownload,
  stopDownload,
} from './downloads.ts';
import { lessonsHere } from './lessons-here.ts';
import type { Manifest } from './pack-files.ts';
import { storedPacks } from './pack-store.ts';

const science = { subject: 7, grade: 7 };
const entry = (id: string, hash: string): Manifest['items'][number] => ({
  id,
  type: 'video',
  unitId: Number(/\d+/.exec(id)?.[0]),
  title: `Lesson ${id}`,
  hash,
  bytes: 100,
  compressed: 30,
});
const manifestOf = (hash: string, items: Manifest['items']): Manifest => ({
  hash,
  bytes: 100 * items.length,
  compressed: 30 * items.length,
  items,
});
const three = manifestOf('one', [entry('u400-l1', 'a'), entry('u400-l2', 'b'), entry('u401-l1', 'c')]);

let asked: string[] = [];
/** Serves every file except `lost`, and this manifest. */
const answer = (manifest: Manifest, lost: readonly string[] = [], header = 'public, no-cache') =>
  vi.stubGlobal('fetch', async (address: RequestInfo | URL) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    asked.push(pathname);
    if (lost.includes(pathname)) throw new TypeError('Failed to fetch');
    const body = pathname.endsWith('/manifest') ? manifest : { id: pathname, text: 'x'.repeat(50) };
    return new Response(JSON.stringify(body), {
      headers: { 'content-type': 'application/json', 'cache-control': header },
    });
  });

beforeEach(() => {
  asked = [];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(async () => {
  giveCaches();
  await dropPack(science);
});

test('a pack stores its lists, units and lessons, and says how far it is', async () => {
  const { pathsIn } = giveCaches();
  answer(three);
  await startDownload(science, three);
  expect(downloads()['7-7']).toMatchObject({ state: 'done', there: 300, total: 300 });
  expect(pathsIn(packsCache).sort()).toEqual([
    '/api/lesson/u400-l1',
    '/api/lesson/u400-l2',
    '/api/lesson/u401-l1',
    '/api/unit/400',
    '/api/unit/401',
    '/api/units',
    '/packs/7-7',
  ]);
  expect(await storedPacks()).toMatchObject([{ subject: 7, grade: 7, isDone: true, bytes: 300 }]);
});

test('a lost network keeps what arrived, and the next visit fetches only the rest', async () => {
  giveCaches();
  answer(three, ['/api/lesson/u401-l1']);
  await startDownload(science, three);
  expect(downloads()['7-7']?.state).toBe('failed');
  expect(await storedPacks()).toMatchObject([{ isDone: false }]);
  expect(await lostPacks()).toEqual([]);
  asked = [];
  answer(three);
  await resumeDownloads();
  await vi.waitFor(() => expect(downloads()['7-7']?.state).toBe('done'));
  expect(asked).toEqual(['/api/manifest', '/api/lesson/u401-l1']);
});

test('a new version fetches what changed and drops what is gone', async () => {
  const { pathsIn } = giveCaches();
  answer(three);
  await startDownload(science, three);
  const next = manifestOf('two', [entry('u400-l1', 'a'), entry('u400-l2', 'new')]);
  asked = [];
  answer(next);
  await startDownload(science, next);
  expect(asked).toEqual(['/api/units', '/api/unit/400', '/api/lesson/u400-l2']);
  expect(pathsIn(packsCache)).not.toContain('/api/lesson/u401-l1');
  expect(pathsIn(packsCache)).not.toContain('/api/unit/401');
});

test('a full device says so, and what is here stays', async () => {
  const { room, pathsIn } = giveCaches(1500);
  answer(three);
  room.bytes = 700;
  await startDownload(science, three);
  expect(downloads()['7-7']?.state).toBe('full');
  expect(pathsIn(packsCache)).toContain('/api/units');
});

test('a stopped download does not go on by itself', async () => {
  giveCaches();
  answer(three);
  const going = startDownload(science, three);
  stopDownload(science);
  await going;
  expect(downloads()['7-7']?.state).toBe('stopped');
  asked = [];
  await resumeDownloads();
  expect(asked).toEqual([]);
});

test('a reply about a person is never stored', async () => {
  const { pathsIn } = giveCaches();
  answer(three, [], 'private, no-store');
  await startDownload(science, three);
  expect(downloads()['7-7']?.state).toBe('failed');
  expect(pathsIn(packsCache)).toEqual(['/packs/7-7']);
});

test('what the browser removed is noticed, until it is kept again or left', async () => {
  const { fake } = giveCaches();
  answer(three);
  await startDownload(science, three);
  expect(await lostPacks()).toEqual([]);
  await fake.delete(packsCache);
  // Simulates the next visit, which shares no memory with this one.
  vi.resetModules();
  const later = await import('./downloads.ts');
  expect(await later.lostPacks()).toEqual([science]);
  forgetLost(science);
  expect(await later.lostPacks()).toEqual([]);
});

test('lessons that are here: those of the same unit first', async () => {
  giveCaches();
  answer(three);
  await startDownload(science, three);
  const found = await lessonsHere('u401-l2', 2);
  expect(found.map(({ id }) => id)).toEqual(['u401-l1', 'u400-l1']);
});
