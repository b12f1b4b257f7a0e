/** The browser's caches, opened by name. There are none on plain HTTP, and in some private windows. */

const all = (): CacheStorage | undefined => globalThis.caches as CacheStorage | undefined;

export const hasCaches = (): boolean => all() !== undefined;

/** Made when it does not exist. */
export const openCache = async (name: string): Promise<Cache> => {
  const caches = all();
  if (caches === undefined) throw new Error('This browser has no caches.');
  return await caches.open(name);
};

/** Null when it does not exist. */
export const existingCache = async (name: string): Promise<Cache | null> =>
  (await all()?.has(name)) ? await openCache(name) : null;

export const cacheNames = async (): Promise<readonly string[]> => (await all()?.keys()) ?? [];

export const deleteCache = async (name: string): Promise<void> => {
  await all()?.delete(name);
};
