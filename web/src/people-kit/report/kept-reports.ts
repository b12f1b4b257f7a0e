/**
 * A queue of reports: each is stored on the device first and sent when there is a network. It belongs to its writer:
 * it is stored under their id and sent only with their own session.
 */
import type { Ask } from '@afrolearn/contract';
import { CallError, callAs } from '#lib/call.ts';
import { setFull } from '#lib/device/store-trouble.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from '#offline/database.ts';
import { uuid } from '#offline/uuid.ts';

type Report = Ask<'POST /reports'>['body'];
/** `gone`: the server says that there is no such thing, or that nobody reads it; `said` is its sentence. */
export type Sent = { end: 'sent' | 'kept' | 'gone'; said?: string | null };

const prefix = (owner: number) => `report ${owner} ` as const;
const range = (owner: number) => IDBKeyRange.bound(prefix(owner), `${prefix(owner)}\uffff`);

/** Dispatched when a report was stored or sent, so that lists refetch. */
export const reportsChanged = 'afl-reports-changed';
const tell = () => globalThis.dispatchEvent(new Event(reportsChanged));

const keep = async (owner: number, report: Report): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(report), `${prefix(owner)}${report.id}`), change.done]);
  setFull('database', false);
  tell();
};

const drop = async (owner: number, id: string): Promise<void> => {
  await (await openDatabase()).delete('facts', `${prefix(owner)}${id}`);
  tell();
};

export const waitingReports = async (owner: number): Promise<readonly Report[]> => {
  const kept = await (await openDatabase()).getAll('facts', range(owner));
  return kept.map((words) => JSON.parse(String(words)) as Report);
};

/* Statuses that resending cannot change. Rate limits and ended sessions are excluded. */
const neverTaken = [400, 404, 409];

const send = async (token: string, report: Report): Promise<Sent> => {
  try {
    await callAs(token, 'POST /reports', { body: report });
    return { end: 'sent' };
  } catch (error) {
    if (error instanceof CallError && neverTaken.includes(error.status))
      return { end: 'gone', said: error.status === 409 ? error.said : null };
    return { end: 'kept' };
  }
};

/** Stores first, then sends. Without storage it is sent at once, and a failure is shown to the child. */
export const report = async (
  owner: number,
  about: Report['about'],
  reason: Report['reason'],
): Promise<Sent> => {
  const token = readLocal('token');
  if (token === null) throw new Error('nobody is signed in');
  const one: Report = { id: uuid(), about, reason };
  const kept = await keep(owner, one).then(
    () => true,
    () => false,
  );
  const sent = await send(token, one);
  if (!kept && sent.end === 'kept') throw new Error('neither kept nor sent');
  if (kept && sent.end !== 'kept') await drop(owner, one.id);
  return sent;
};

const sendWaiting = async (owner: number, token: string): Promise<void> => {
  for (const one of await waitingReports(owner)) {
    if (readLocal('token') !== token) return;
    const { end } = await send(token, one);
    // If one fails, the next would fail, too.
    if (end === 'kept') return;
    await drop(owner, one.id);
  }
};

const between = 60_000;

/** Sends what waits, now, when the network is back, and every minute while something waits; until it is stopped. */
export const startReports = (owner: number): (() => void) => {
  const token = readLocal('token');
  let running = false;
  const go = async () => {
    if (token === null || running) return;
    running = true;
    // Without storage nothing is pending.
    await sendWaiting(owner, token).catch(() => undefined);
    running = false;
  };
  const hope = () => void go();
  const timer = setInterval(hope, between);
  globalThis.addEventListener('online', hope);
  hope();
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('online', hope);
  };
};
