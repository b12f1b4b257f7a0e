/** The stores of this device's database, as a list of steps that upgrade any earlier version to the current one. */

/** Runs inside the single upgrade transaction: all steps or none. */
export type UpgradeStep = (database: IDBDatabase, change: IDBTransaction) => void;

export const databaseName = 'afrolearn';

/**
 * Step n upgrades the stores from version n to n + 1. Never change a released step: devices have run it. Add the next
 * one, and let it keep existing data. Each step is also inlined into pages as text (`build/early-script.ts`), so it
 * must not use anything from its scope.
 */
export const upgradeSteps: readonly UpgradeStep[] = [
  (database) => {
    database.createObjectStore('events', { keyPath: 'id' }).createIndex('state', ['owner', 'state']);
    database.createObjectStore('facts');
  },
];
