/** The storage quota of the app, and what uses it. */
import { contentCache, filesCache } from '#lib/device/caches.ts';
import { cacheNames, deleteCache, existingCache } from '#lib/device/open-cache.ts';
import { setFull } from '#lib/device/store-trouble.ts';
import { workWaits } from '#offline/use-record.ts';

export type Room = { free: number; used: number };

/** Null if the browser does not report it. */
export const roomOf = async (): Promise<Room | null> => {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    if (quota === undefined || usage === undefined) return null;
    return { free: Math.max(0, quota - usage), used: usage };
  } catch {
    return null;
  }
};

export const isPersisted = async (): Promise<boolean> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
};

/**
 * Requests persistent storage after a download on purpose, which browsers consider. If granted, the browser does not
 * evict the data when space is short.
 */
export const askToPersist = async (): Promise<boolean> => {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
};

type Stored = { count: number; bytes: number };

const sizeOf = async (names: readonly string[], wanted: (path: string) => boolean): Promise<Stored> => {
  const stored: Stored = { count: 0, bytes: 0 };
  for (const name of names) {
    const cache = await existingCache(name);
    if (cache === null) continue;
    for (const request of await cache.keys()) {
      const reply = await cache.match(request);
      if (reply === undefined) continue;
      stored.bytes += (await reply.blob()).size;
      if (wanted(new URL(request.url).pathname)) stored.count += 1;
    }
  }
  return stored;
};

/** Lets senders and queues retry what found no space before. */
export const roomMade = (): void => {
  setFull('database', false);
  globalThis.dispatchEvent(new Event(workWaits));
};

/** Opened lessons, which the app caches by itself. */
export const openedSize = (): Promise<Stored> =>
  sizeOf([contentCache], (path) => /\/lesson\/[\w-]+$/.test(path));

export const clearOpened = async (): Promise<void> => {
  await deleteCache(contentCache);
  roomMade();
};

export const appSize = async (): Promise<Stored> => {
  const names = (await cacheNames()).filter((name) => name === filesCache || name.includes('precache'));
  return await sizeOf(names, () => true);
};
