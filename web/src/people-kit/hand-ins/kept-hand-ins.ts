/**
 * Submitted work that the teacher does not have yet: texts and photos. It is stored first, under its sender's
 * id, and sent only in that person's session.
 */
import { CallError, callAs } from '#lib/call.ts';
import { holdPage, setFull } from '#lib/device/store-trouble.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from '#offline/database.ts';
import { asBlob, asText, isUnheard, type Round, startRounds, withLock } from '#offline/rounds.ts';
import { workWaits } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

/** Which work. A guardian names the child; a learner's is their own. */
export type HandInWork = { readonly workId: number; readonly childId?: number };
type Words = { readonly text: string };
type Page = { readonly photo: string; readonly type: string };
export type KeptHandIn = (Words | Page) &
  HandInWork & {
    /** Identifies this version: a new text is stored under the same key. */
    readonly take: string;
    /** Refused by the server: shown with its reason, and not resent automatically. */
    readonly refused: boolean;
    readonly why: string | null;
    /** It found no space on the device, so it is in the memory of this page. */
    readonly inMemory?: true;
  };

/**
 * The result. `unsaved`: no room and no network, so this page alone has it; `held`: stored, and why it must wait;
 * `refused`: it stays here for review.
 */
export type HandInEnd = {
  end: 'sent' | 'kept' | 'unsaved' | 'held' | 'refused';
  said: string | null;
  photos: number | null;
};
export type HandInNews = HandInEnd & HandInWork;
export const handInsChanged = 'afl-hand-ins-changed';
const tell = (detail: HandInNews) => globalThis.dispatchEvent(new CustomEvent(handInsChanged, { detail }));

export const wordOf = ({ workId, childId }: HandInWork) =>
  childId === undefined ? `${workId}` : `${workId}-${childId}`;
export const isSameWork = (one: HandInWork, other: HandInWork): boolean => wordOf(one) === wordOf(other);

const whichOf = ({ workId, childId }: HandInWork): HandInWork =>
  childId === undefined ? { workId } : { workId, childId };

const place = (owner: number) => `hand ${owner} ` as const;
const keyOf = (owner: number, one: KeptHandIn) =>
  `${place(owner)}${wordOf(one)} ${'text' in one ? 'text' : one.take}` as const;

const keptIn = (words: unknown): KeptHandIn | null =>
  typeof words === 'string' ? (JSON.parse(words) as KeptHandIn) : null;

const inMemory = new Map<string, KeptHandIn>();

const forget = (key: string, take: string): void => {
  if (inMemory.get(key)?.take === take) inMemory.delete(key);
  holdPage('hand-ins', inMemory.size > 0);
};

/** Work in memory is newer than stored work under the same key. */
export const keptHandIns = async (owner: number): Promise<readonly KeptHandIn[]> => {
  const range = IDBKeyRange.bound(place(owner), `${place(owner)}\uffff`);
  const words = await openDatabase()
    .then((database) => database.getAll('facts', range))
    .catch(() => []);
  const stored = words.flatMap((one) => keptIn(one) ?? []);
  const unsaved = [...inMemory].flatMap(([key, one]) => (key.startsWith(place(owner)) ? [one] : []));
  return [...stored.filter((one) => !inMemory.has(keyOf(owner, one))), ...unsaved];
};

/* In one transaction, only if this version is still stored: newer texts stay. */
const replace = async (owner: number, one: KeptHandIn, next: KeptHandIn | null): Promise<void> => {
  const key = keyOf(owner, one);
  const wasInMemory = inMemory.get(key)?.take === one.take;
  if (wasInMemory && next !== null) inMemory.set(key, { ...next, inMemory: true });
  else forget(key, one.take);
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  // An older version may still be stored under the key of one that was in memory.
  if (wasInMemory || keptIn(await change.store.get(key))?.take === one.take)
    await (next === null ? change.store.delete(key) : change.store.put(JSON.stringify(next), key));
  await change.done;
};

const store = async (owner: number, one: KeptHandIn): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(one), keyOf(owner, one)), change.done]);
  setFull('database', false);
};

/** False if the device could not store it. */
const keep = async (owner: number, one: KeptHandIn): Promise<boolean> => {
  const key = keyOf(owner, one);
  try {
    await store(owner, one);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, { ...one, inMemory: true });
    return false;
  } finally {
    holdPage('hand-ins', inMemory.size > 0);
  }
};

/** Retries storing hand-ins that found no space. */
const storeUnsaved = async (owner: number): Promise<void> => {
  for (const [key, { inMemory: _, ...one }] of inMemory) {
    if (!key.startsWith(place(owner))) continue;
    await store(owner, one);
    forget(key, one.take);
    tell({ ...whichOf(one), end: 'kept', said: null, photos: null });
  }
};

const post = async (token: string, one: KeptHandIn): Promise<number | null> => {
  const { workId, childId } = one;
  const params = { id: workId };
  const ofChild = childId === undefined ? null : { id: childId, workId };
  if ('text' in one) {
    const body = { text: one.text };
    if (ofChild === null) await callAs(token, 'POST /my-assignments/:id/hand-in', { params, body });
    else await callAs(token, 'POST /children/:id/assignments/:workId/hand-in', { params: ofChild, body });
    return null;
  }
  const file = { photo: asBlob(one.photo, one.type) };
  if (ofChild !== null)
    return (await callAs(token, 'POST /children/:id/assignments/:workId/photo', { params: ofChild, file }))
      .photos;
  return (await callAs(token, 'POST /my-assignments/:id/photo', { params, file })).photos;
};

const awaitsConsent: readonly string[] = ['consent/on-device', 'consent/not-kept'];

const sendOne = async (owner: number, token: string, one: KeptHandIn): Promise<HandInEnd> => {
  try {
    const photos = await post(token, one);
    await replace(owner, one, null).catch(() => undefined);
    return { end: 'sent', said: null, photos };
  } catch (error) {
    if (isUnheard(error) || !(error instanceof CallError)) return { end: 'kept', said: null, photos: null };
    const why = Object.values(error.fields)[0] ?? error.said;
    // Waits for consent.
    const refused = !awaitsConsent.includes(error.code);
    await replace(owner, one, { ...one, refused, why }).catch(() => undefined);
    return { end: refused ? 'refused' : 'held', said: why, photos: null };
  }
};

/** Sends stored work; stops when offline. */
export const sendHandIns: Round = (owner, token, mayGoOn) =>
  withLock('afl-hand-ins', async () => {
    await storeUnsaved(owner).catch(() => undefined);
    for (const one of await keptHandIns(owner)) {
      if (!mayGoOn()) return true;
      if (one.refused) continue;
      const end = await sendOne(owner, token, one);
      if (end.end === 'kept') return true;
      tell({ ...whichOf(one), ...end });
      // Lists of open work refetch.
      if (end.end === 'sent') globalThis.dispatchEvent(new Event('progress-updated'));
    }
    return false;
  });

export const startHandIns = (owner: number): (() => void) => startRounds(owner, sendHandIns);

/** Stores first, then sends. `lost`: nobody is signed in any more. */
const handIn = async (owner: number, work: (Words | Page) & HandInWork): Promise<HandInEnd | 'lost'> => {
  const token = readLocal('token');
  if (token === null) return 'lost';
  const one: KeptHandIn = { ...work, take: uuid(), refused: false, why: null };
  const isKept = await keep(owner, one);
  const sent = await withLock('afl-hand-ins', () => sendOne(owner, token, one));
  const end: HandInEnd = sent.end === 'kept' && !isKept ? { ...sent, end: 'unsaved' } : sent;
  if (sent.end === 'kept') globalThis.dispatchEvent(new Event(workWaits));
  tell({ ...whichOf(one), ...end });
  return end;
};

export const handInWords = (owner: number, work: HandInWork, text: string) =>
  handIn(owner, { ...work, text });
export const handInPage = async (owner: number, work: HandInWork, photo: Blob) =>
  handIn(owner, { ...work, photo: await asText(photo), type: photo.type });
