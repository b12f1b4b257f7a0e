/** The database of this device, by name and version. */
export const [databaseName, databaseVersion] = ['afrolearn', 1] as const;

/** Makes its stores where there are none. It is also written into pages (`build/early-script.ts`): it may use nothing from around it. */
export const makeStores = (database: IDBDatabase): void => {
  database.createObjectStore('events', { keyPath: 'id' }).createIndex('state', ['owner', 'state']);
  database.createObjectStore('facts');
};
