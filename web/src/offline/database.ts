import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import type { FactKey, storeTable } from '#lib/device/keys.ts';
import { setFull, setStoreTrouble } from '#lib/device/store-trouble.ts';
import { takeEarlyDatabase } from '#lib/start/early.ts';
import { databaseName, type UpgradeStep, upgradeSteps } from './stores.ts';

/** `waiting`: not sent yet. `stored`: on the server, kept here in case the server is restored from a backup. */
export type EventState = 'waiting' | 'stored' | 'refused';

export type KeptEvent = {
  id: string;
  /** The person who did it. Sessions of other people never read it. */
  owner: number;
  state: EventState;
  event: LearningEvent;
  reason?: string;
  /** The last epochs that have acknowledged it. Missing where an earlier version of this code settled it. */
  epochs?: readonly string[];
  /** When it came into this state, in milliseconds. */
  at: number;
};

type Stores = {
  events: { key: string; value: KeptEvent; indexes: { state: [number, EventState] } };
  /** Small facts: the next number of this device, the server's epoch and the receipts for each owner. */
  facts: { key: FactKey; value: number | string };
};
/** Only stores with a row in the table are accessible. */
type OwnDatabase = DBSchema & { [K in keyof typeof storeTable]: Stores[K] };

export type Database = IDBPDatabase<OwnDatabase>;

const begin = async (steps: readonly UpgradeStep[], onBlocked: () => void): Promise<Database> => {
  const { database: opened, blocked } = takeEarlyDatabase();
  if (opened !== undefined) {
    void blocked?.then(onBlocked);
    // Awaited before a second request: open requests are queued, and a queued one gets no `blocked` event.
    const database = await opened.catch(() => null);
    if (database !== null) return wrap(database) as Database;
  }
  return await openDB<OwnDatabase>(databaseName, steps.length, {
    upgrade: (made, from, _, change) => {
      // The same failure rejects the open request, which is handled.
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
  // Rejected while blocked, so that nothing waits for a tab that stays open. Learners' work is then sent at once.
  const opening: Opening = { database: Promise.race([opened, blocked]) };
  const leave = () => {
    if (current === opening) current = null;
  };
  opened.then(
    (database) => {
      database.addEventListener('close', leave);
      // A newer page in another tab upgrades the database and waits until this one closes it. Running transactions
      // still finish.
      database.addEventListener('versionchange', ({ newVersion }) => {
        leave();
        database.close();
        if (newVersion !== null) setStoreTrouble('newer');
      });
      // Events of transactions bubble to their database: every failed write of every store is seen here.
      database.addEventListener('abort', ({ target }) => {
        const { error } = target as IDBTransaction;
        if (error?.name === 'QuotaExceededError') setFull('database', true);
      });
      // The caller has given up on this request.
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
 * One connection for the whole visit. Rejects where the browser forbids storage (private windows of some browsers),
 * while an older page blocks the upgrade, and when a newer page has upgraded the stores: an older page must not write
 * to those or delete them.
 */
export const openDatabase = (steps: readonly UpgradeStep[] = upgradeSteps): Promise<Database> => {
  current ??= open(steps);
  return current.database;
};

/** For tests: the next call reopens it. */
export const closeDatabase = async (): Promise<void> => {
  const opening = current;
  current = null;
  setStoreTrouble(null);
  setFull('database', false);
  (await opening?.database.catch(() => null))?.close();
};
