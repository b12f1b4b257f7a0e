import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeTrouble } from '#lib/device/store-trouble.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { databaseName, type UpgradeStep, upgradeSteps } from './stores.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** Opens the database like a page of another version in its own tab. */
const opened = (steps: readonly UpgradeStep[] = upgradeSteps): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(databaseName, steps.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (opening.transaction === null) throw new Error('an upgrade has a transaction');
      for (const step of steps.slice(oldVersion)) step(opening.result, opening.transaction);
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });

test('what the page opened before its code was there is used, and not opened again', async () => {
  const early = { database: opened() };
  await early.database;
  vi.stubGlobal('early', early);
  const open = vi.spyOn(indexedDB, 'open');
  const database = await openDatabase();
  await database.put('facts', 'here', 'epoch 7');
  expect(await database.get('facts', 'epoch 7')).toBe('here');
  expect(open).not.toHaveBeenCalled();
});

test('what the page could not open is opened anew', async () => {
  const database = Promise.reject<IDBDatabase>(new Error('broken'));
  database.catch(() => undefined);
  vi.stubGlobal('early', { database });
  expect([...(await openDatabase()).objectStoreNames]).toEqual(['events', 'facts']);
});

test('where storage is forbidden that is told to each who asks, and tried again', async () => {
  const works = indexedDB;
  globalThis.indexedDB = {
    open: () => {
      throw new Error('forbidden');
    },
  } as unknown as IDBFactory;
  await expect(openDatabase()).rejects.toThrow('forbidden');
  globalThis.indexedDB = works;
  expect((await openDatabase()).name).toBe(databaseName);
});

test('a database that the browser closed is opened again', async () => {
  const first = await openDatabase();
  forceCloseDatabase(unwrap(first) as unknown as typeof IDBDatabase);
  expect(await openDatabase()).not.toBe(first);
});

test('a newer page that changes the stores is not held up by this one', async () => {
  const first = await openDatabase();
  const version = await new Promise<number>((done, fail) => {
    const opening = indexedDB.open(databaseName, upgradeSteps.length + 1);
    opening.onsuccess = () => {
      done(opening.result.version);
      opening.result.close();
    };
    opening.onblocked = () => fail(new Error('blocked'));
  });
  expect(version).toBe(upgradeSteps.length + 1);
  expect(() => first.transaction('facts')).toThrow();
});

const kept = (id: string, owner: number) => ({
  ...{ id, owner, state: 'waiting', at: 1 },
  event: { id, type: 'item.opened', payload: { item: 'u400-l1' } },
});
const mine = [kept('a', 7), kept('b', 7), kept('c', 8)];
/** Leaves a database of version 1 with unsent events of two children. */
const keepWork = async (steps: readonly UpgradeStep[] = upgradeSteps): Promise<IDBDatabase> => {
  const database = await opened(steps);
  const change = database.transaction(['events', 'facts'], 'readwrite');
  for (const one of mine) change.objectStore('events').put(one);
  change.objectStore('facts').put(4, 'seq');
  await new Promise((done) => {
    change.oncomplete = done;
  });
  return database;
};
/** Steps of future versions: one adds an index, one adds a store, and one changes stored data. */
const toCome: readonly UpgradeStep[] = [
  (_, change) => change.objectStore('events').createIndex('at', 'at'),
  (database) => database.createObjectStore('pages'),
  (_, change) => {
    const walk = change.objectStore('events').openCursor();
    walk.onsuccess = () => {
      walk.result?.update({ ...walk.result.value, at: 2 });
      walk.result?.continue();
    };
  },
];
const laterSteps = [...upgradeSteps, ...toCome];
const shapeOf = async (database: IDBDatabase) => {
  const names = [...database.objectStoreNames];
  return names.map((name) => [name, [...database.transaction(name).objectStore(name).indexNames]]);
};

test.each([1, 2, 3])(
  'a database of version %i is taken to the present one, and nothing that waits is lost',
  async (from) => {
    const steps = [...upgradeSteps, ...toCome];
    (await keepWork(steps.slice(0, from))).close();
    const database = await openDatabase(steps);
    expect(database.version).toBe(4);
    for (const [owner, ids] of [
      [7, ['a', 'b']],
      [8, ['c']],
    ] as const) {
      const waiting = await database.getAllFromIndex('events', 'state', [owner, 'waiting']);
      expect(waiting.map(({ id }) => id)).toEqual(ids);
      expect(waiting.map(({ event, at }) => [event.payload, at])).toEqual(
        ids.map(() => [{ item: 'u400-l1' }, 2]),
      );
    }
    expect(await database.get('facts', 'seq')).toBe(4);
    const upgraded = await shapeOf(unwrap(database));
    await closeDatabase();
    globalThis.indexedDB = new IDBFactory();
    expect(upgraded).toEqual(await shapeOf(unwrap(await openDatabase(steps))));
  },
);

test('control: a step that fails changes nothing, and the version before opens what it left', async () => {
  (await keepWork()).close();
  const fails: UpgradeStep = () => {
    throw new Error('no such store');
  };
  await expect(openDatabase([...laterSteps, fails])).rejects.toThrow();
  const database = await openDatabase();
  expect([database.version, [...database.objectStoreNames]]).toEqual([1, ['events', 'facts']]);
  expect(await database.count('events')).toBe(3);
});

test('an older page that does not let go holds nobody up: it is said, and when it is gone the work is there', async () => {
  const older = await keepWork();
  const open = vi.spyOn(indexedDB, 'open');
  await expect(openDatabase(laterSteps)).rejects.toThrow('an older page holds the database open');
  expect(storeTrouble()).toBe('blocked');
  // A second request would be queued behind the first, without a `blocked` event.
  await expect(openDatabase(laterSteps)).rejects.toThrow('an older page');
  expect(open).toHaveBeenCalledTimes(1);
  older.close();
  await vi.waitFor(() => expect(storeTrouble()).toBeNull());
  const database = await openDatabase(laterSteps);
  expect([database.version, await database.count('events')]).toEqual([4, 3]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('the same where the page itself began to open it', async () => {
  const older = await keepWork();
  let told: (value?: unknown) => void = () => undefined;
  const blocked = new Promise((done) => {
    told = done;
  });
  const opening = indexedDB.open(databaseName, laterSteps.length);
  opening.onblocked = told;
  opening.onupgradeneeded = () => {
    if (opening.transaction !== null) for (const step of toCome) step(opening.result, opening.transaction);
  };
  const database = new Promise<IDBDatabase>((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  vi.stubGlobal('early', { database, blocked });
  await expect(openDatabase(laterSteps)).rejects.toThrow('an older page');
  older.close();
  await vi.waitFor(() => expect(storeTrouble()).toBeNull());
  expect(unwrap(await openDatabase(laterSteps))).toBe(await database);
});

test('a database that a newer page has changed is neither opened nor deleted; this page says so', async () => {
  (await keepWork(laterSteps)).close();
  const remove = vi.spyOn(indexedDB, 'deleteDatabase');
  await expect(openDatabase()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
  expect(storeTrouble()).toBe('newer');
  await expect(openDatabase()).rejects.toThrow();
  expect(remove).not.toHaveBeenCalled();
  expect(await (await openDatabase(laterSteps)).count('events')).toBe(3);
  expect(storeTrouble()).toBeNull();
});

test('an older page finishes what it writes, lets go of the database, and says that it must be loaded again', async () => {
  const older = await openDatabase();
  const change = older.transaction('facts', 'readwrite');
  void change.store.put(9, 'seq');
  const newer = await opened(laterSteps);
  await change.done;
  expect(storeTrouble()).toBe('newer');
  const seq = await new Promise((done) => {
    const asking = newer.transaction('facts').objectStore('facts').get('seq');
    asking.onsuccess = () => done(asking.result);
  });
  expect(seq).toBe(9);
  newer.close();
});
