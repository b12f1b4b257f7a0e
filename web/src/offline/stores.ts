/** The stores of this device's database, as a list of steps that take any earlier version to the present one. */

/** Runs inside the one transaction of an upgrade: all steps or none. */
export type UpgradeStep = (database: IDBDatabase, change: IDBTransaction) => void;

export const databaseName = 'afrolearn';

/**
 * Step n takes the stores from version n to n + 1. A released step is never changed: devices have run it. Add the next
 * one, which keeps what is there. Each is also written into pages as text (`build/early-script.ts`), so it may use nothing
 * from around it.
 */
export const upgradeSteps: readonly UpgradeStep[] = [
  (database) => {
    database.createObjectStore('events', { keyPath: 'id' }).createIndex('state', ['owner', 'state']);
    database.createObjectStore('facts');
  },
];
