/**
 * Pending work that is not an event (hand-ins, taps of a register, recordings) is sent in rounds from any page of its
 * owner: at once, after something was stored, when the network is back, when the page becomes visible, and with
 * growing pauses while something is left. A round uses only the token that was there when the rounds began.
 */
import { CallError } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { workWaits } from './use-record.ts';

/** Dispatched after each round, because the number of pending items may have changed. */
export const roundOver = 'afl-round-over';

/** Sends the pending work of one person. Resolves to true if some is left that may be retried. */
export type Round = (owner: number, token: string, mayGoOn: () => boolean) => Promise<boolean>;

/* Batches several taps in quick succession into one call. */
const breath = 1_200;
const firstWait = 5_000;
const longestWait = 5 * 60_000;

/** Starts the rounds of one person. Returns a function that stops them, after a last batch if one is pending. */
export const startRounds = (owner: number, round: Round): (() => void) => {
  const token = readLocal('token');
  if (token === null) return () => undefined;
  // The person may have logged out, here or in another tab, and somebody else signed in. Then no round starts.
  const mayGoOn = () => readLocal('token') === token;
  let wait = firstWait;
  let isStopped = false;
  let isBreath = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    clearTimeout(timer);
    isBreath = false;
    if (!mayGoOn()) return;
    // Without storage nothing is pending.
    const isLeft = await round(owner, token, mayGoOn).catch(() => false);
    globalThis.dispatchEvent(new Event(roundOver));
    if (!isLeft || isStopped || isBreath) return;
    clearTimeout(timer);
    timer = setTimeout(() => void go(), wait);
    wait = Math.min(wait * 2, longestWait);
  };
  const hope = () => {
    wait = firstWait;
    if (document.visibilityState !== 'hidden') void go();
  };
  const soon = () => {
    clearTimeout(timer);
    isBreath = true;
    timer = setTimeout(hope, breath);
  };
  globalThis.addEventListener('online', hope);
  globalThis.addEventListener(workWaits, soon);
  document.addEventListener('visibilitychange', hope);
  void go();
  return () => {
    isStopped = true;
    globalThis.removeEventListener('online', hope);
    globalThis.removeEventListener(workWaits, soon);
    document.removeEventListener('visibilitychange', hope);
    clearTimeout(timer);
    if (isBreath) void go();
  };
};

const lines = new Map<string, Promise<unknown>>();

/** One at a time in all tabs. Without the Web Locks API, one at a time in this tab. */
export const withLock = <T>(name: string, act: () => Promise<T>): Promise<T> => {
  if ((navigator.locks ?? null) !== null) return navigator.locks.request(name, act) as Promise<T>;
  const mine = (lines.get(name) ?? Promise.resolve()).then(act, act);
  lines.set(name, mine);
  return mine;
};

/* An ended session, a slow connection or a rate limit says nothing about the work itself. */
const anotherTime: readonly number[] = [401, 408, 429];

/** Whether the server has not judged the work yet: no network, a server error, or a status that asks for a retry. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.code === 'network' ||
  error.status >= 500 ||
  anotherTime.includes(error.status);

/** As text, because not every browser can store a Blob. */
export const asText = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

export const asBlob = (text: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type });
