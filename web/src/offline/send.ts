/** Sends pending events to the server: at once, and again on every sign of a connection. */
import { mostEvents } from '@afrolearn/learning/events/events.ts';
import { CallError, call, callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import type { KeptEvent } from './database.ts';
import { meetEpoch, mustShow, receiptsOf, takeAnswer } from './epochs.ts';
import { eventsOf, forgetOld, offerRefused } from './outbox.ts';
import { announceResults } from './use-record.ts';

/** Below the server's 512 KiB, with room for the JSON around the events. */
const mostBytes = 480 * 1024;
const firstWait = 5_000;
const longestWait = 5 * 60_000;

const bytesOf = ({ event }: KeptEvent) => new Blob([JSON.stringify(event)]).size + 1;

/** The oldest pending events that fit into one call. */
const nextBatch = async (owner: number): Promise<KeptEvent[]> => {
  const waiting = await eventsOf(owner, 'waiting', mostEvents);
  let bytes = 0;
  return waiting.filter((kept, place) => {
    bytes += bytesOf(kept);
    return place === 0 || bytes <= mostBytes;
  });
};

const post = async (owner: number, token: string, batch: readonly KeptEvent[]) => {
  const receipts = await receiptsOf(owner);
  return await callAs(token, 'POST /events', {
    body: { events: batch.map(({ event }) => event), ...(receipts.length > 0 ? { receipts } : {}) },
  });
};

const sendAll = async (owner: number, token: string, mayGoOn: () => boolean): Promise<void> => {
  let told = false;
  try {
    for (;;) {
      const batch = await nextBatch(owner);
      if (batch.length === 0 || !mayGoOn()) break;
      const answer = await post(owner, token, batch);
      const sent = new Set(batch.map(({ id }) => id));
      const answered = answer.results.filter(({ id }) => sent.has(id));
      await takeAnswer(owner, { ...answer, results: answered });
      announceResults(answered);
      // A duplicate counts, too: the answer to the first request was lost.
      told ||= answered.some(({ status }) => status !== 'refused');
      // An answer about none of them would cause an endless loop.
      if (answered.length === 0) throw new CallError({ status: 0, code: 'network', said: null });
    }
  } finally {
    // Also after a later batch failed, because the first one was stored.
    if (told) globalThis.dispatchEvent(new Event('progress-updated'));
  }
};

/* Tabs of one child take turns. Without locks, the server's deduplication has the same effect. */
const withLock = (act: () => Promise<void>): Promise<void> =>
  (navigator.locks ?? null) === null ? act() : navigator.locks.request('afl-outbox', act);

/** The last call for a learner who logs out, with their own token, which is no longer in local storage. */
export const sendRest = (owner: number, token: string): Promise<void> =>
  withLock(() => sendAll(owner, token, () => true));

export type Sender = {
  /** Settles when the epoch is known and the first attempt is over. */
  begun: Promise<void>;
  wake: () => Promise<void>;
  stop: () => void;
};

/** Sends for one learner until stopped. Retries with backoff; `wake` and the `online` event skip the wait. */
export const startSending = (owner: number): Sender => {
  let stopped = false;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  // The person may have logged out, here or in another tab, and somebody else signed in. Each batch is sent with the
  // token of its own learner, and no new one starts.
  const token = readLocal('token');
  const mayGoOn = () => {
    stopped ||= readLocal('token') !== token;
    return !stopped;
  };

  const attempt = async () => {
    try {
      if (token !== null) await withLock(() => sendAll(owner, token, mayGoOn));
      wait = firstWait;
    } catch (error) {
      // Retrying does not help after a session has ended.
      stopped ||= error instanceof CallError && (error.status === 401 || error.status === 403);
      if (stopped) return;
      timer = setTimeout(wake, wait);
      wait = Math.min(wait * 2, longestWait);
    }
  };
  const run = async (): Promise<void> => {
    do {
      again = false;
      await attempt();
    } while (again && !stopped);
    running = null;
  };
  /** Resolves when everything that can be sent now was tried. */
  const wake = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    clearTimeout(timer);
    again = running !== null;
    running ??= run();
    return running;
  };
  const onHope = () => {
    wait = firstWait;
    if (document.visibilityState !== 'hidden') void wake();
  };
  globalThis.addEventListener('online', onHope);
  document.addEventListener('visibilitychange', onHope);
  /* Also detects a restored server when nothing is pending, and resends lost events before they are deleted here. */
  const begin = async () => {
    const sync = await call('GET /sync');
    if (!mayGoOn()) return;
    await meetEpoch(owner, sync.epoch);
    if (token !== null && (await mustShow(owner, sync)))
      await withLock(async () => takeAnswer(owner, await post(owner, token, [])));
    await offerRefused(owner);
    await forgetOld(owner);
  };
  const begun = begin()
    .catch(() => undefined)
    .then(wake);
  return {
    begun,
    wake,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', onHope);
      document.removeEventListener('visibilitychange', onHope);
    },
  };
};
