/** The downloads of this visit, one at a time. They continue while other pages are open, and at the next visit. */
import { call } from '#lib/call.ts';
import { hasCaches } from '#lib/device/open-cache.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';
import { type Manifest, type PackId, packIdOf, packKey } from './pack-files.ts';
import { downloadPack, removePack, storedPacks } from './pack-store.ts';
import { askToPersist, roomMade } from './room.ts';

export type Download = {
  state: 'waiting' | 'running' | 'stopped' | 'full' | 'failed' | 'done';
  /** Bytes on the device, of `total`. */
  there: number;
  total: number;
  /** Estimated milliseconds left; null at the beginning. */
  left: number | null;
};

/** Requested packs. 'done' marks those that were complete once, to detect packs that the browser removed. */
type Wanted = Record<string, 'wanted' | 'done'>;

const wantedPacks = (): Wanted => {
  try {
    return JSON.parse(readLocal('afl_packs') ?? '{}') as Wanted;
  } catch {
    return {};
  }
};
const saveWanted = (change: (wanted: Wanted) => void): void => {
  const wanted = wantedPacks();
  change(wanted);
  if (Object.keys(wanted).length === 0) removeLocal('afl_packs');
  else writeLocal('afl_packs', JSON.stringify(wanted));
};

let shown: Readonly<Record<string, Download>> = {};
const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
let last: Promise<unknown> = Promise.resolve();

export const downloads = (): Readonly<Record<string, Download>> => shown;
export const onDownloads = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

const show = (key: string, next: Partial<Download>): void => {
  const before = shown[key] ?? { state: 'waiting', there: 0, total: 0, left: null };
  shown = { ...shown, [key]: { ...before, ...next } };
  for (const listen of listeners) listen();
};

export const manifestFor = ({ subject, grade }: PackId): Promise<Manifest> =>
  call('GET /manifest', {
    query: { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) },
  });

const run = async (id: PackId, known: Manifest | null, { signal }: AbortController): Promise<void> => {
  const key = packKey(id);
  if (signal.aborted) return;
  let manifest: Manifest;
  try {
    manifest = known ?? (await manifestFor(id));
  } catch {
    show(key, { state: 'failed' });
    return;
  }
  show(key, { state: 'running', total: manifest.bytes });
  const began = Date.now();
  let first: number | null = null;
  const report = (there: number) => {
    first ??= there;
    const fetched = there - first;
    const took = Date.now() - began;
    show(key, { there, left: fetched > 0 ? (took / fetched) * (manifest.bytes - there) : null });
  };
  const outcome = await downloadPack(id, manifest, { signal, report });
  if (outcome === 'done')
    saveWanted((wanted) => {
      wanted[key] = 'done';
    });
  show(key, { state: outcome, left: null });
};

/** Downloads the missing and changed files of a pack. */
export const startDownload = (id: PackId, manifest: Manifest | null = null): Promise<unknown> => {
  const key = packKey(id);
  const state = shown[key]?.state;
  if (state === 'waiting' || state === 'running') return last;
  saveWanted((wanted) => {
    wanted[key] ??= 'wanted';
  });
  const abort = new AbortController();
  aborts.set(key, abort);
  show(key, { state: 'waiting', there: 0, total: manifest?.bytes ?? 0, left: null });
  last = last.then(() => run(id, manifest, abort)).catch(() => show(key, { state: 'failed' }));
  return last;
};

/** Files already downloaded are kept, but the download is not resumed at the next visit. */
export const stopDownload = (id: PackId): void => {
  const key = packKey(id);
  aborts.get(key)?.abort();
  show(key, { state: 'stopped', left: null });
  saveWanted((wanted) => {
    if (wanted[key] === 'wanted') delete wanted[key];
  });
};

export const dropPack = async (id: PackId): Promise<void> => {
  const key = packKey(id);
  stopDownload(id);
  saveWanted((wanted) => {
    delete wanted[key];
  });
  const stored = (await storedPacks()).find((pack) => packKey(pack) === key);
  if (stored !== undefined) await removePack(stored);
  roomMade();
  const { [key]: _, ...rest } = shown;
  shown = rest;
  for (const listen of listeners) listen();
};

/** Complete packs that are no longer on the device: the browser evicted them, or somebody cleared its data. */
export const lostPacks = async (): Promise<readonly PackId[]> => {
  const here = new Set((await storedPacks()).map(packKey));
  return Object.entries(wantedPacks())
    .filter(([key, state]) => state === 'done' && !here.has(key) && shown[key] === undefined)
    .map(([key]) => packIdOf(key));
};

export const forgetLost = (id: PackId): void =>
  saveWanted((wanted) => {
    delete wanted[packKey(id)];
  });

const day = 24 * 60 * 60 * 1000;

/** Resumes unfinished packs, and updates those that were not checked for a day. Lost packs wait for a person. */
export const resumeDownloads = async (): Promise<void> => {
  if (!hasCaches() || !navigator.onLine) return;
  const stored = new Map((await storedPacks()).map((pack) => [packKey(pack), pack]));
  for (const [key, state] of Object.entries(wantedPacks())) {
    const pack = stored.get(key);
    const isOld = pack !== undefined && Date.now() - Date.parse(pack.at) > day;
    if (state === 'wanted' || (pack !== undefined && (!pack.isDone || isOld)))
      void startDownload(packIdOf(key));
  }
  if (stored.size > 0) await askToPersist();
};
