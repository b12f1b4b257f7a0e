import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { FactKey, storeTable } from '#lib/device/keys.ts';
import { databaseName, databaseVersion, makeStores } from './stores.ts';

/** `waiting`: not yet with the server. `stored`: with the server, kept in case it must be restored. */
export type EventState = 'waiting' | 'stored' | 'refused';

export type KeptEvent = {
  id: string;
  /** Whose work it is: nobody else's visit reads it. */
  owner: number;
  state: EventState;
  event: LearningEvent;
  reason?: string;
  /** The epochs that have acknowledged it, the last few. Missing where an earlier version of this code settled it. */
  epochs?: readonly string[];
  /** When it came into this state, in milliseconds. */
  at: number;
};

type Stores = {
  events: { key: string; value: KeptEvent; indexes: { state: [number, EventState] } };
  /** Small facts: the next number of this device, the server's epoch and the receipts for each owner. */
  facts: { key: FactKey; value: number | string };
};
/** Only what has a row in the table can be reached. */
type OwnDatabase = DBSchema & { [K in keyof typeof storeTable]: Stores[K] };

export type Database = IDBPDatabase<OwnDatabase>;

/** What the page itself opened before this code was here (`build/early-script.ts`); taken once. */
const openedEarly = async (): Promise<Database | null> => {
  const { early } = globalThis as { early?: { database?: Promise<IDBDatabase> } };
  const opened = early?.database;
  delete early?.database;
  return (opened?.then(wrap, () => null) as Promise<Database | null> | null) ?? null;
};

const open = async (): Promise<Database> => {
  const database =
    (await openedEarly()) ??
    (await openDB<OwnDatabase>(databaseName, databaseVersion, {
      upgrade: (made) => makeStores(unwrap(made)),
    }));
  database.addEventListener('close', () => {
    opening = null;
  });
  // A newer page in another tab changes the stores, and waits until this one lets go.
  database.addEventListener('versionchange', () => {
    opening = null;
    database.close();
  });
  return database;
};

let opening: Promise<Database> | null = null;

/** One for the whole visit. Rejects where the browser forbids storage (private windows of some browsers). */
export const openDatabase = (): Promise<Database> => {
  opening ??= open();
  opening.catch(() => {
    opening = null;
  });
  return opening;
};

/** For tests: the next call opens it anew. */
export const closeDatabase = async (): Promise<void> => {
  const open = opening;
  opening = null;
  (await open?.catch(() => null))?.close();
};
