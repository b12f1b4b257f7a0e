/** Brings waiting events to the server: at once, and again whenever there is hope. */
import { mostEvents } from '@afrolearn/learning/events/events.ts';
import { CallError, call, callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import type { KeptEvent } from './database.ts';
import { meetEpoch, mustShow, receiptsOf, takeAnswer } from './epochs.ts';
import { eventsOf, forgetOld, offerRefused } from './outbox.ts';
import { announceResults } from './use-record.ts';

/** Below the server's 512 KiB, with room for the frame around the events. */
const mostBytes = 480 * 1024;
const firstWait = 5_000;
const longestWait = 5 * 60_000;

const bytesOf = ({ event }: KeptEvent) => new Blob([JSON.stringify(event)]).size + 1;

/** As many as fit into one call, oldest first. */
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
      // A duplicate is news too: the answer that told of it the first time was lost on the way.
      told ||= answered.some(({ status }) => status !== 'refused');
      // An answer about none of them would have us ask for ever.
      if (answered.length === 0) throw new CallError({ status: 0, code: 'network', said: null });
    }
  } finally {
    // Also when a later batch failed: what the first one brought is counted.
    if (told) globalThis.dispatchEvent(new Event('progress-updated'));
  }
};

/* Two tabs of one child take turns; without locks the server's exactly-once does the same. */
const alone = (act: () => Promise<void>): Promise<void> =>
  (navigator.locks ?? null) === null ? act() : navigator.locks.request('afl-outbox', act);

/** The last thing for a learner who leaves: with their own token, which nobody else has by now. */
export const sendRest = (owner: number, token: string): Promise<void> =>
  alone(() => sendAll(owner, token, () => true));

export type Sender = {
  /** Settles when the epoch was asked for and the first attempt is over. */
  begun: Promise<void>;
  wake: () => Promise<void>;
  stop: () => void;
};

/** Sends for one learner until stopped. A failure waits, longer each time; `wake` and the network coming back do not. */
export const startSending = (owner: number): Sender => {
  let stopped = false;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  // Here or in another tab somebody may have logged out, and somebody else in. Each batch goes with the token of its own
  // learner; after them nothing more is begun.
  const token = readLocal('token');
  const mayGoOn = () => {
    stopped ||= readLocal('token') !== token;
    return !stopped;
  };

  const attempt = async () => {
    try {
      if (token !== null) await alone(() => sendAll(owner, token, mayGoOn));
      wait = firstWait;
    } catch (error) {
      // A session that ended does not come back by asking.
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
  /** Resolves when everything that could be sent by now was tried. */
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
  /* A restored server is noticed also by who only looks; what it lost is offered before it is forgotten here. */
  const begin = async () => {
    const sync = await call('GET /sync');
    if (!mayGoOn()) return;
    await meetEpoch(owner, sync.epoch);
    if (token !== null && (await mustShow(owner, sync)))
      await alone(async () => takeAnswer(owner, await post(owner, token, [])));
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
