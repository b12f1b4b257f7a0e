/**
 * What is taught changes a few times a year and is read all day. Every process keeps answers in memory for the version
 * that it knows, and asks the database for the version at most twice a second, before it answers. So no answer is older
 * than a second after an import, whichever process made the import.
 */
import { type Db, monotonicOf } from '#db/connect.ts';
import { type Kept, kept } from '#http/transport/kept.ts';
import { contentVersion } from './catalogue.db.ts';

const checkEvery = 500;
/* Holds the packed replies of the whole curriculum; what was not asked for longest makes room. */
const mostBytes = 64 * 1024 * 1024;

type Sized = { value: Promise<unknown>; made: unknown; bytes: number };

/** Things that are true for one version. */
export type Shelf = {
  version: number;
  /** What is there and made; undefined otherwise. */
  ready: (key: string) => unknown;
  /**
   * Makes the thing once, also for those who ask while it is being made. A failure is not kept, nor what `bytesOf` says
   * null of: anybody can ask for things that are not there, without end.
   */
  keep: <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number | null) => Promise<T>;
};

export const newShelf = (version: number, most = mostBytes): Shelf => {
  const kept = new Map<string, Sized>();
  let bytes = 0;
  const drop = (key: string, entry: Sized) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  };
  const makeRoom = () => {
    for (const [key, entry] of kept) {
      if (bytes <= most) return;
      drop(key, entry);
    }
  };
  // The order of the map is the order of use.
  const use = (key: string, entry: Sized) => {
    kept.delete(key);
    kept.set(key, entry);
  };
  return {
    version,
    ready: (key) => {
      const known = kept.get(key);
      if (known?.made === undefined) return undefined;
      use(key, known);
      return known.made;
    },
    keep: async <T>(key: string, make: () => Promise<T>, bytesOf: (made: T) => number | null): Promise<T> => {
      const known = kept.get(key);
      if (known !== undefined) {
        use(key, known);
        return (await known.value) as T;
      }
      const value = make();
      const entry: Sized = { value, made: undefined, bytes: 0 };
      kept.set(key, entry);
      try {
        const made = await value;
        const size = bytesOf(made);
        if (size === null) drop(key, entry);
        else if (kept.get(key) === entry) {
          entry.made = made;
          entry.bytes = size + 2 * key.length + 200;
          bytes += entry.bytes;
          makeRoom();
        }
        return made;
      } catch (error) {
        drop(key, entry);
        throw error;
      }
    },
  };
};

/* The clock of a test can be set back; what seems to come from the future is checked again. */
const isWithin = (age: number, longest: number): boolean => age >= 0 && age < longest;

type Keeper = { fresh: () => Shelf | Promise<Shelf>; recheck: () => void };

const keeperOf = (db: Db): Keeper => {
  const clock = monotonicOf(db);
  let shelf: Shelf | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Shelf> | null = null;
  let imports = 0;
  const check = async (): Promise<Shelf> => {
    // The answer is as old as the question.
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

/** The shelf of what this database teaches now; a promise only where the database must be asked. */
export const contentShelf = (db: Db): Shelf | Promise<Shelf> => keeper(db).fresh();

/** After an import of this very process: it need not wait for the next look. */
export const recheckContent = (db: Db): void => keeper(db).recheck();

/** Read once for each version of what is taught, and sent to everyone as it was packed then. */
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
