/**
 * An in-memory cache of replies, keyed by content version. Content changes a few times a year and is read all
 * day. Each process checks the version at most twice a second before answering, so that replies are at most a
 * second old after any process's import.
 */
import { LRUCache } from 'lru-cache';
import { type Db, monotonicOf } from '#db/connect.ts';
import { type Kept, kept } from '#http/transport/kept.ts';
import { contentVersion } from './catalogue.db.ts';

const checkEvery = 500;
/* Enough for the compressed replies of the whole curriculum; evicts the least recently used. */
const mostBytes = 64 * 1024 * 1024;

/** Cached values of one content version. */
export type Shelf = {
  version: number;
  /** A cached value; undefined for a miss. */
  ready: (key: string) => unknown;
  /**
   * Computes a value once, also for concurrent requests. Failures are not cached, nor values for which
   * `bytesOf` returns null: requests for missing things are endless.
   */
  keep: <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number | null) => Promise<T>;
};

export const newShelf = (version: number, most = mostBytes): Shelf => {
  // A value larger than the whole cache is not stored.
  const ready = new LRUCache<string, { made: unknown }>({ maxSize: most, maxEntrySize: most });
  const making = new Map<string, Promise<unknown>>();
  return {
    version,
    ready: (key) => ready.get(key)?.made,
    keep: async <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number | null): Promise<T> => {
      const known = ready.get(key);
      if (known !== undefined) return known.made as T;
      const before = making.get(key);
      if (before !== undefined) return (await before) as T;
      const value = make();
      making.set(key, value);
      try {
        const made = await value;
        const size = bytesOf(made);
        if (size !== null) ready.set(key, { made }, { size: size + 2 * key.length + 200 });
        return made;
      } finally {
        making.delete(key);
      }
    },
  };
};

/* A test's clock can go back; a value from the future is rechecked. */
const isWithin = (age: number, longest: number): boolean => age >= 0 && age < longest;

type Keeper = { fresh: () => Shelf | Promise<Shelf>; recheck: () => void };

const keeperOf = (db: Db): Keeper => {
  const clock = monotonicOf(db);
  let shelf: Shelf | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Shelf> | null = null;
  let imports = 0;
  const check = async (): Promise<Shelf> => {
    // Aged from the request.
    const at = clock();
    const before = imports;
    const version = await contentVersion(db);
    const found = shelf?.version === version ? shelf : newShelf(version);
    if (before !== imports) return found;
    shelf = found;
    checkedAt = at;
    return found;
  };
  const look = async (): Promise<Shelf> => {
    const mine = checking ?? check();
    checking = mine;
    try {
      return await mine;
    } finally {
      if (checking === mine) checking = null;
    }
  };
  return {
    fresh: () => (shelf !== null && isWithin(clock() - checkedAt, checkEvery) ? shelf : look()),
    recheck: () => {
      imports += 1;
      shelf = null;
      checking = null;
    },
  };
};

const keepers = new WeakMap<Db, Keeper>();

const keeper = (db: Db): Keeper => {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const made = keeperOf(db);
  keepers.set(db, made);
  return made;
};

/** The cache for the current content; a promise only when the database must be checked. */
export const contentShelf = (db: Db): Shelf | Promise<Shelf> => keeper(db).fresh();

/** Rechecks after an import by this process, without waiting. */
export const recheckContent = (db: Db): void => keeper(db).recheck();

/** Loaded and compressed once per version, then sent to everybody. */
export const keptAs = <T>(
  db: Db,
  key: string,
  make: (shelf: Shelf) => Promise<T>,
  how: { tagged?: boolean } = {},
): Kept<T> | Promise<Kept<T>> => {
  const keptOn = (shelf: Shelf) => kept(shelf, key, () => make(shelf), how);
  const shelf = contentShelf(db);
  return shelf instanceof Promise ? shelf.then(keptOn) : keptOn(shelf);
};
