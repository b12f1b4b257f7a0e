import { vi } from 'vitest';

/**
 * From now on every write of the database fails for lack of space, as with a small quota: its transaction is aborted.
 * Returns a function that frees space again.
 */
export const fillDisk = (): (() => void) => {
  const aborted = new WeakSet<IDBTransaction>();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const { transaction } = this;
    const request = this.count() as unknown as IDBRequest<IDBValidKey>;
    if (!aborted.has(transaction)) {
      aborted.add(transaction);
      // Browsers detect it at the commit, after all requests were made.
      queueMicrotask(() =>
        (transaction as unknown as { _abort: (name: string) => void })._abort('QuotaExceededError'),
      );
    }
    return request;
  });
  return () => put.mockRestore();
};

/** A local storage for a limited number of entries. */
export const roomFor = (most: number) => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!entries.has(key) && entries.size >= most) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
  // Like the real one it enumerates keys, not methods.
  return new Proxy(store, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};
