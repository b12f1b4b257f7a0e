import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from './database.ts';
import { databaseName, databaseVersion, makeStores } from './stores.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(databaseName, databaseVersion);
    opening.onupgradeneeded = () => makeStores(opening.result);
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
    const opening = indexedDB.open(databaseName, databaseVersion + 1);
    opening.onsuccess = () => {
      done(opening.result.version);
      opening.result.close();
    };
    opening.onblocked = () => fail(new Error('blocked'));
  });
  expect(version).toBe(databaseVersion + 1);
  expect(() => first.transaction('facts')).toThrow();
});
