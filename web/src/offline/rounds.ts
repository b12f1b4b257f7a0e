/**
 * Work that waits on a device and is no event (hand-ins, taps of a register, recordings) goes out in rounds, on whatever
 * page its owner is: now, after something was kept, when the network is back or the page is looked at again, and ever
 * more seldom while something is left. It goes only with the token that was there when the rounds began.
 */
import { CallError } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { workWaits } from './use-record.ts';

/** Told after each round: what waits may have become less. */
export const roundOver = 'afl-round-over';

/** Sends what waits of one person. True where something is left that may go another time. */
export type Round = (owner: number, token: string, mayGoOn: () => boolean) => Promise<boolean>;

/* Several taps of one breath go in one call. */
const breath = 1_200;
const firstWait = 5_000;
const longestWait = 5 * 60_000;

/** Begins the rounds of one person; gives what stops them. What was kept in the last breath still goes. */
export const startRounds = (owner: number, round: Round): (() => void) => {
  const token = readLocal('token');
  if (token === null) return () => undefined;
  // Somebody may have logged out, here or in another tab, and somebody else in: after them nothing more is begun.
  const mayGoOn = () => readLocal('token') === token;
  let wait = firstWait;
  let isStopped = false;
  let isBreath = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    clearTimeout(timer);
    isBreath = false;
    if (!mayGoOn()) return;
    // Where storage is forbidden nothing waits.
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

/** One at a time, in all tabs; where the browser knows no locks, in this one. */
export const alone = <T>(name: string, act: () => Promise<T>): Promise<T> => {
  if ((navigator.locks ?? null) !== null) return navigator.locks.request(name, act) as Promise<T>;
  const mine = (lines.get(name) ?? Promise.resolve()).then(act, act);
  lines.set(name, mine);
  return mine;
};

/* The session has ended, the line was too slow, too much at once: it says nothing about the work. */
const anotherTime: readonly number[] = [401, 408, 429];

/** Whether nobody has looked at it yet: the network is away, the server rests, or it is to come another time. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.code === 'network' ||
  error.status >= 500 ||
  anotherTime.includes(error.status);

/** As text, which every browser can keep. */
export const asText = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

export const asBlob = (text: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type });
