/**
 * Taps of a register that are not sent yet. Each is stored on the device first, and is sent when there is a network.
 * Taps are stored under the id of the teacher who made them, and sent only with that teacher's session.
 */
import { mostTaps, type Tap } from '@afrolearn/learning/attendance/marks.ts';
import { CallError, callAs } from '#lib/call.ts';
import { holdPage, setFull } from '#lib/device/store-trouble.ts';
import { openDatabase } from '#offline/database.ts';
import { type Round, startRounds, withLock } from '#offline/rounds.ts';
import { workWaits } from '#offline/use-record.ts';
import { keepLost } from './lost-taps.ts';

/** The register, when it was started, and the pupils on the page. */
export type RegisterBegun = {
  readonly classId: number;
  /** Missing in data stored by older versions. */
  readonly className?: string;
  readonly date: string;
  readonly startedAt: number;
  readonly learnerIds: readonly number[];
};
type Kept = { readonly begun: RegisterBegun; readonly tap: Tap | null };

/** Dispatched when taps were stored, sent or refused. */
export const tapsChanged = 'afl-taps-changed';
export type TapsNews = { kind: 'kept' | 'sent' | 'refused'; isOlder?: boolean };
const tell = (detail: TapsNews) => {
  globalThis.dispatchEvent(new CustomEvent(tapsChanged, { detail }));
  if (detail.kind === 'kept') globalThis.dispatchEvent(new Event(workWaits));
};

const place = (owner: number) => `tap ${owner} ` as const;
const keyOf = (owner: number, { begun, tap }: Kept) =>
  `${place(owner)}${begun.classId} ${begun.date} ${tap?.id ?? 'begun'}` as const;

/* Fallback without storage: lasts as long as the page. */
const inMemory = new Map<string, Kept>();

const keptBy = async (owner: number): Promise<readonly Kept[]> => {
  const range = IDBKeyRange.bound(place(owner), `${place(owner)}\uffff`);
  const words = await openDatabase()
    .then((database) => database.getAll('facts', range))
    .catch(() => []);
  const fleeting = [...inMemory].filter(([key]) => key.startsWith(place(owner))).map(([, one]) => one);
  return [...words.map((one) => JSON.parse(String(one)) as Kept), ...fleeting];
};

/**
 * Stores that a register was started, with one tap of it if there is one. False if this device has no storage; then
 * it is sent at once.
 */
export const keepTap = async (owner: number, begun: RegisterBegun, tap: Tap | null): Promise<boolean> => {
  const one: Kept = { begun, tap };
  const key = keyOf(owner, one);
  try {
    const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
    await Promise.all([change.store.put(JSON.stringify(one), key), change.done]);
    setFull('database', false);
    tell({ kind: 'kept' });
    return true;
  } catch {
    inMemory.set(key, one);
    holdPage('taps', true);
    tell({ kind: 'kept' });
    return false;
  }
};

export type Waiting = { taps: readonly Tap[]; count: number };

/** The unsent part of one register. */
export const waitingFor = async (owner: number, classId: number, date: string): Promise<Waiting> => {
  const own = (await keptBy(owner)).filter(({ begun }) => begun.classId === classId && begun.date === date);
  return { taps: own.flatMap(({ tap }) => (tap === null ? [] : [tap])), count: own.length };
};

const drop = async (owner: number, sent: readonly Kept[]): Promise<void> => {
  const keys = sent.map((one) => keyOf(owner, one));
  for (const key of keys) inMemory.delete(key);
  holdPage('taps', inMemory.size > 0);
  const change = (await openDatabase()).transaction('facts', 'readwrite');
  await Promise.all([...keys.map((key) => change.store.delete(key)), change.done]);
};

const byRegister = (all: readonly Kept[]): readonly (readonly Kept[])[] => {
  const found = new Map<string, Kept[]>();
  for (const one of all) {
    const name = `${one.begun.classId} ${one.begun.date}`;
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return [...found.values()];
};

/** Every register with something unsent. */
export const waitingRegisters = async (owner: number) =>
  byRegister(await keptBy(owner)).flatMap((kept) => {
    const [first] = kept;
    if (first === undefined) return [];
    const { classId, className, date } = first.begun;
    const times = kept.map(({ begun, tap }) => (tap === null ? begun.startedAt : tap.at));
    const taps = kept.filter(({ tap }) => tap !== null).length;
    return [{ classId, className, date, taps, at: Math.max(...times) }];
  });

/* Statuses that resending cannot change: the class is gone, or its register closed. */
const neverTaken = [400, 404];

const sendOne = async (owner: number, token: string, kept: readonly Kept[]): Promise<void> => {
  const [first] = kept;
  if (first === undefined) return;
  const part = kept.slice(0, mostTaps);
  const { classId, className, date } = first.begun;
  const which = { classId, date, ...(className === undefined ? {} : { className }) };
  const begins = kept.map(({ begun }) => begun.startedAt);
  try {
    const { older, unknown } = await callAs(token, 'POST /classes/:id/attendance', {
      params: { id: classId },
      body: {
        date,
        startedAt: new Date(Math.min(...begins)).toISOString(),
        learnerIds: [...new Set(kept.flatMap(({ begun }) => begun.learnerIds))].slice(0, mostTaps),
        taps: part.flatMap(({ tap }) =>
          tap === null ? [] : [{ ...tap, at: new Date(tap.at).toISOString() }],
        ),
      },
    });
    const left = part.filter(({ tap }) => tap !== null && unknown.includes(tap.learnerId)).length;
    if (left > 0)
      await keepLost(owner, { ...which, count: left, why: 'left', said: null }).catch(() => undefined);
    await drop(owner, part).catch(() => undefined);
    tell({ kind: 'sent', isOlder: older.length > 0 });
    // Pages with figures of the class refetch.
    globalThis.dispatchEvent(new Event('progress-updated'));
  } catch (error) {
    if (!(error instanceof CallError) || !neverTaken.includes(error.status)) throw error;
    // Stored before it is removed from the queue, so that the teacher sees the refusal on any page.
    const count = part.filter(({ tap }) => tap !== null).length;
    await keepLost(owner, { ...which, count, why: 'said', said: error.said }).catch(() => undefined);
    await drop(owner, part).catch(() => undefined);
    tell({ kind: 'refused' });
  }
  await sendOne(owner, token, kept.slice(mostTaps));
};

/** Sends pending taps, one register after the other. Stops silently when offline. */
export const sendTaps: Round = (owner, token, mayGoOn) =>
  withLock('afl-taps', async () => {
    try {
      for (const kept of byRegister(await keptBy(owner))) {
        if (!mayGoOn()) return true;
        await sendOne(owner, token, kept);
      }
      return false;
    } catch {
      return true;
    }
  });

/** Sends now, after taps, and on every sign of a connection, until it is stopped. */
export const startTaps = (owner: number): (() => void) => startRounds(owner, sendTaps);
