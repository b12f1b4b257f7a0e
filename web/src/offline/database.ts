import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { FactKey, storeTable } from '#lib/device/keys.ts';
import { setStoreTrouble } from '#lib/device/store-trouble.ts';
import { databaseName, type UpgradeStep, upgradeSteps } from './stores.ts';

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

const begin = async (steps: readonly UpgradeStep[], onBlocked: () => void): Promise<Database> => {
  // What the page itself opened before this code was here (`build/early-script.ts`); taken once.
  const { early } = globalThis as { early?: { database?: Promise<IDBDatabase>; blocked?: Promise<unknown> } };
  const opened = early?.database;
  delete early?.database;
  if (opened !== undefined) {
    void early?.blocked?.then(onBlocked);
    // Awaited before a second request: requests wait for one another, and a waiting one is not told that it is blocked.
    const database = await opened.catch(() => null);
    if (database !== null) return wrap(database) as Database;
  }
  return await openDB<OwnDatabase>(databaseName, steps.length, {
    upgrade: (made, from, _, change) => {
      // Its failure is that of the opening, which is heard.
      change.done.catch(() => undefined);
      for (const step of steps.slice(from)) step(unwrap(made), unwrap(change));
    },
    blocked: onBlocked,
  });
};

type Opening = { database: Promise<Database> };
let current: Opening | null = null;

const isNewer = (error: unknown): boolean => error instanceof Error && error.name === 'VersionError';

const open = (steps: readonly UpgradeStep[]): Opening => {
  let block: () => void = () => undefined;
  const blocked = new Promise<never>((_, reject) => {
    block = () => {
      setStoreTrouble('blocked');
      reject(new Error('an older page holds the database open'));
    };
  });
  const opened = begin(steps, block);
  // Rejected while it is blocked, so that nobody waits for a tab that stays open: learners' work is sent at once instead.
  const opening: Opening = { database: Promise.race([opened, blocked]) };
  const leave = () => {
    if (current === opening) current = null;
  };
  opened.then(
    (database) => {
      database.addEventListener('close', leave);
      // A newer page in another tab changes the stores, and waits until this one lets go. What is being written is finished.
      database.addEventListener('versionchange', ({ newVersion }) => {
        leave();
        database.close();
        if (newVersion !== null) setStoreTrouble('newer');
      });
      // Of a request that nobody waits for any more.
      if (current !== opening) return database.close();
      opening.database = opened;
      setStoreTrouble(null);
    },
    (error: unknown) => {
      leave();
      setStoreTrouble(isNewer(error) ? 'newer' : null);
    },
  );
  return opening;
};

/**
 * One for the whole visit. Rejects where the browser forbids storage (private windows of some browsers), while an older
 * page blocks it, and when a newer page has changed its stores: an older one must not write into those, or delete them.
 */
export const openDatabase = (steps: readonly UpgradeStep[] = upgradeSteps): Promise<Database> => {
  current ??= open(steps);
  return current.database;
};

/** For tests: the next call opens it again. */
export const closeDatabase = async (): Promise<void> => {
  const opening = current;
  current = null;
  setStoreTrouble(null);
  (await opening?.database.catch(() => null))?.close();
};
