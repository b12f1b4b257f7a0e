/** The browser's two storages. Only this file opens them, with the keys of `device/keys.ts`. */
import { contentCache } from './device/caches.ts';
import {
  type LocalKey,
  type LocalRow,
  type LocalValue,
  localRow,
  type TabKey,
  tabTable,
} from './device/keys.ts';
import { holdPage, setFull } from './device/store-trouble.ts';

/* Storage may be full or forbidden (private windows, policies): the app must still run. */
const store = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/* Values that could not be stored last for the visit: the session, drafts, and unsent settings. */
const ofThisVisit = new Map<string, string>();

export const readLocal = <K extends LocalKey>(key: K): LocalValue<K> | null => {
  const words = ofThisVisit.get(key) ?? store()?.getItem(key) ?? null;
  return words === null ? null : ((localRow(key)?.reads(words) ?? null) as LocalValue<K> | null);
};

/** Stored keys with a prefix. */
export const localKeysFrom = <S extends 'lesson_content_'>(start: S): readonly `${S}${string}`[] =>
  Object.keys(store() ?? {}).filter((key): key is `${S}${string}` => key.startsWith(start));

/** False when storage is full. */
export const putLocal = (key: string, value: string): boolean => {
  const kept = store();
  if (kept === null) return false;
  try {
    kept.setItem(key, value);
    return true;
  } catch {
    try {
      // Storage is full: lesson texts can be fetched again, and logging in must work.
      for (const old of localKeysFrom('lesson_content_')) kept.removeItem(old);
      kept.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
};

/* Sealed data is a person's own work, except cached lesson texts, which can be fetched again. */
const isWork = (key: string): boolean =>
  localRow(key)?.atLogout === 'sealed' && !key.startsWith('lesson_content_');

const holdWork = (): void => {
  const isHeld = [...ofThisVisit.keys()].some(isWork);
  // A browser that forbids storage is not full.
  setFull('local', isHeld && store() !== null);
  holdPage('local', isHeld);
};

export const writeLocal = <K extends LocalKey>(key: K, value: LocalValue<K>): void => {
  ofThisVisit.delete(key);
  if (!putLocal(key, value) && (localRow(key)?.atLogout === 'cleared' || isWork(key)))
    ofThisVisit.set(key, value);
  holdWork();
};

export const removeLocal = (key: LocalKey): void => {
  ofThisVisit.delete(key);
  store()?.removeItem(key);
  holdWork();
};

/** False if there was no room: then the value is only in the memory of this page. */
export const isStoredLocal = (key: LocalKey): boolean => !ofThisVisit.has(key);

export const hasLocal = (key: string): boolean => store()?.getItem(key) != null;

/** Removes and returns everything of one log-out rule at once. */
export const takeLocal = (fate: LocalRow['atLogout']): Record<string, string> => {
  const kept = store();
  const keys = [...Object.keys(kept ?? {}), ...ofThisVisit.keys()];
  const taken = keys
    .filter((key) => localRow(key)?.atLogout === fate)
    .map((key) => [key, ofThisVisit.get(key) ?? kept?.getItem(key) ?? ''] as const);
  for (const [key] of taken) {
    ofThisVisit.delete(key);
    kept?.removeItem(key);
  }
  holdWork();
  return Object.fromEntries(taken);
};

const tab = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};

/** For this tab only. */
export const readTab = (key: TabKey): string | null => tab()?.getItem(key) ?? null;

export const writeTab = (key: TabKey, value: string): void => {
  try {
    tab()?.setItem(key, value);
  } catch {
    // Storage is full: the open page still has the data.
  }
};

export const removeTab = (key: TabKey): void => tab()?.removeItem(key);

export const clearTab = (): void => {
  for (const key of Object.keys(tabTable) as TabKey[]) removeTab(key);
};

/** Deletes what the service worker has stored for this person. Browsers have no caches on plain HTTP. */
export const clearCaches = (): void => {
  (globalThis.caches as CacheStorage | undefined)?.delete(contentCache).catch(() => undefined);
};
