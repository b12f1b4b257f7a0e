/**
 * Downloads packs into a cache of their own, from which the service worker answers without a network. Browsers have no
 * caches on plain HTTP.
 */
import { downloadHeader, packsCache } from '#lib/device/caches.ts';
import { hasCaches, openCache } from '#lib/device/open-cache.ts';
import { filesOf, type Manifest, type PackFile, type PackId, packKey } from './pack-files.ts';

export type StoredPack = PackId & {
  hash: string;
  bytes: number;
  isDone: boolean;
  /** The time of the last change. */
  at: string;
  items: Manifest['items'];
};

export type Outcome = 'done' | 'stopped' | 'full' | 'failed';

const hashHeader = 'x-afrolearn-hash';
const recordUrl = (id: PackId) => `/packs/${packKey(id)}`;

const openPacks = () => openCache(packsCache);

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

const saveRecord = async (cache: Cache, pack: StoredPack): Promise<void> =>
  await cache.put(recordUrl(pack), new Response(JSON.stringify(pack)));

export const storedPacks = async (): Promise<readonly StoredPack[]> => {
  if (!hasCaches()) return [];
  const cache = await openPacks();
  const found: StoredPack[] = [];
  for (const { url } of await cache.keys()) {
    if (!new URL(url).pathname.startsWith('/packs/')) continue;
    const record = await cache.match(url);
    if (record !== undefined) found.push((await record.json()) as StoredPack);
  }
  return found;
};

/** An earlier version of the pack, complete or not, keeps its lessons until the new ones are downloaded. */
const fetchFile = async (cache: Cache, { url, hash }: PackFile, signal: AbortSignal): Promise<void> => {
  const reply = await fetch(url, {
    headers: { accept: 'application/json', [downloadHeader]: '1' },
    // Mostly a 304, if the browser has it.
    cache: 'no-cache',
    signal,
  });
  // The content changed after the manifest was fetched. The next update downloads the rest.
  if (reply.status === 404) return;
  if (!reply.ok || !/\bpublic\b/.test(reply.headers.get('cache-control') ?? ''))
    throw new Error(`${url} was answered with ${reply.status}.`);
  const body = await reply.blob();
  const headers = { 'content-type': 'application/json', 'cache-control': 'public', [hashHeader]: hash };
  await cache.put(url, new Response(body, { headers }));
};

/** Removes files of an earlier version that the current one does not have. */
const removeOthers = async (cache: Cache, before: StoredPack | undefined, now: readonly PackFile[]) => {
  if (before === undefined) return;
  const current = new Set(now.map(({ url }) => url));
  for (const { url } of filesOf(before, { ...before, compressed: 0 }))
    if (!current.has(url)) await cache.delete(url);
};

/** Downloads missing and changed files, one after another. `report` gets the number of bytes on the device. */
export const downloadPack = async (
  id: PackId,
  manifest: Manifest,
  { signal, report }: { signal: AbortSignal; report: (bytes: number) => void },
): Promise<Outcome> => {
  const cache = await openPacks();
  const files = filesOf(id, manifest);
  const { hash, bytes, items } = manifest;
  const record = (isDone: boolean): StoredPack => ({
    ...id,
    hash,
    bytes,
    items,
    isDone,
    at: new Date().toISOString(),
  });
  try {
    const known = await cache.match(recordUrl(id));
    const before = known === undefined ? undefined : ((await known.json()) as StoredPack);
    await saveRecord(cache, record(false));
    let there = 0;
    for (const file of files) {
      if (signal.aborted) return 'stopped';
      const stored = await cache.match(file.url);
      if (stored?.headers.get(hashHeader) !== file.hash) await fetchFile(cache, file, signal);
      there += file.bytes;
      report(there);
    }
    await removeOthers(cache, before, files);
    await saveRecord(cache, record(true));
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    return isFull(error) ? 'full' : 'failed';
  }
};

export const removePack = async (pack: StoredPack): Promise<void> => {
  const cache = await openPacks();
  for (const { url } of filesOf(pack, { ...pack, compressed: 0 })) await cache.delete(url);
  await cache.delete(recordUrl(pack));
};

/** The title and kind of a downloaded lesson, read without its content. */
export const packedLessons = async (): Promise<Manifest['items']> =>
  (await storedPacks()).flatMap(({ items }) => items);
