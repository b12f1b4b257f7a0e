/**
 * The only way for a page to fetch from the server. The last data stays while revalidating; failed requests
 * are retried when the network is back; simultaneous equal requests are one call.
 */
import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CallError, readAtHand } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { type Fact, factOf, keep, lastKnown } from './kept-answers.ts';

/** `missing`: the server answered 404. After a failure `data` is the last known good value. */
type State<T> = { state: 'done'; data: T } | { state: 'loading' | 'missing' | 'failed'; data: T | null };
type Circumstances = {
  /** The time of `data`; null while it is current. */
  asOf: string | null;
  failure: CallError | null;
};
export type Answer<T> = State<T> & Circumstances & { retry: () => void };

type Manner = {
  /** Statuses that end the session: 401. None in a lesson, so that a child is not thrown out of the work. */
  endsOn?: readonly number[];
  /** Refetches after `progress-updated`. */
  afterProgress?: boolean;
  /**
   * The least milliseconds between refetches after `progress-updated`: not after each answer on a slow
   * network.
   */
  rests?: number;
};

/** Spec 2 §9: progress is fetched again this long after the event. */
const refetchAfter = 150;
const ends401 = [401];

type LastAnswer<T> = State<T> & Circumstances & { key: string; at: string };
const nothing = { state: 'loading', data: null, asOf: null, failure: null } as const;

type Shared = { answer: Promise<unknown>; waiting: number };
const underWay = new Map<string, Shared>();

/* An exception before the request counts as a failure. A synchronous answer stays synchronous. */
const start = <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error);
  }
};

/** One call for simultaneous equal requests by the same person. `anew` forces a fresh call. */
const share = <T>(key: string, ask: () => Promise<T>, anew: boolean) => {
  const name = `${readLocal('token')} ${key}`;
  const known = anew ? undefined : underWay.get(name);
  const one = known ?? { answer: start(ask), waiting: 0 };
  one.waiting += 1;
  underWay.set(name, one);
  let waits = true;
  const leave = () => {
    if (!waits) return;
    waits = false;
    one.waiting -= 1;
    if (one.waiting === 0 && underWay.get(name) === one) underWay.delete(name);
  };
  return { answer: one.answer as Promise<T>, leave };
};

/** Where the device caches the reply: with its person, else nowhere. */
type Place = { fact: Fact | null };

const useAsked = <T>(
  key: string | null,
  ask: () => Promise<T>,
  { endsOn = ends401, afterProgress = false, rests = 0, fact }: Manner & Place,
): Answer<T> => {
  const { expire } = useSession();
  const [told, setTold] = useState<LastAnswer<T>>({ ...nothing, key: '', at: '' });
  const [tries, setTries] = useState(0);

  const put = useEffectEvent((name: string, anew: boolean) => share(name, ask, anew));
  const take = useEffectEvent(async (answer: Promise<T>, wanted: boolean, isCurrent: () => boolean) => {
    if (key === null) return;
    const token = readLocal('token');
    try {
      const told = readAtHand(answer);
      const data = told === undefined ? await answer : told.data;
      // Not cached, either: nothing is left behind after log-out (promise C9).
      if (!isCurrent()) return;
      // Without storage there is only no cached value.
      if (fact !== null) keep(fact, data, token).catch(() => undefined);
      setTold({ key, state: 'done', data, asOf: null, failure: null, at: new Date().toISOString() });
    } catch (error) {
      const failure = error instanceof CallError ? error : null;
      if (!isCurrent()) return;
      // A guest has no session that could end.
      const isSomebody = readLocal('token') !== null;
      if (isSomebody && failure !== null && endsOn.includes(failure.status)) return expire();
      // One's own figures always exist, so a 404 is an error.
      const state = failure?.status === 404 && fact === null ? 'missing' : 'failed';
      const last = fact === null ? null : await lastKnown<T>(fact).catch(() => null);
      if (!isCurrent()) return;
      setTold((now) => {
        const known = now.key === key && now.data !== null;
        // A background refetch that fails keeps the good data.
        if (known && now.state === 'done' && !wanted) return now;
        if (known) return { ...now, state, asOf: now.at, failure };
        return { key, state, data: last?.data ?? null, asOf: last?.at ?? null, failure, at: last?.at ?? '' };
      });
    }
  });

  const isWell = told.key === key && (told.state === 'done' || told.state === 'missing');
  const onOnline = useEffectEvent((act: () => void) => {
    if (!isWell || afterProgress) act();
  });

  // Before the first paint, so that data received before this code loaded is visible at once.
  useLayoutEffect(() => {
    if (key === null) return;
    let turn = 0;
    let askedAt = 0;
    let leave = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeNow = (wanted = false) => {
      clearTimeout(timer);
      turn += 1;
      const mine = turn;
      askedAt = Date.now();
      leave();
      const shared = put(key, wanted);
      leave = shared.leave;
      void take(shared.answer, wanted, () => mine === turn);
      // After all simultaneous requests have joined.
      shared.answer.then(shared.leave, shared.leave);
    };
    const takeSoon = () => {
      clearTimeout(timer);
      // Bounded, so that a clock that was set back does not block refetching.
      const wait = Math.max(refetchAfter, Math.min(rests, askedAt + rests - Date.now()));
      timer = setTimeout(takeNow, wait);
    };
    const comeBack = () => onOnline(takeNow);
    takeNow(tries > 0);
    const events = [['online', comeBack] as const, ['languagechange', takeSoon] as const];
    const heard = afterProgress ? [...events, ['progress-updated', takeSoon] as const] : events;
    for (const [name, act] of heard) globalThis.addEventListener(name, act);
    return () => {
      turn = -1;
      leave();
      clearTimeout(timer);
      for (const [name, act] of heard) globalThis.removeEventListener(name, act);
    };
  }, [key, tries, afterProgress, rests]);

  const retry = useCallback(() => {
    setTold((now) =>
      now.state === 'failed' || now.state === 'missing' ? { ...now, state: 'loading' } : now,
    );
    setTries((now) => now + 1);
  }, []);
  // The reply belongs to an earlier page or person.
  return told.key === key ? { ...told, retry } : { ...nothing, retry };
};

/** Fetches public data. Without a key nothing is fetched. */
export const useAnswer = <T>(
  question: string | null,
  ask: () => Promise<T>,
  manner: Manner = {},
): Answer<T> => useAsked(question, ask, { ...manner, fact: null });

/**
 * Fetches the user's own data, and refetches after progress. The last good reply is cached on the device, so
 * that a failure shows it with its time, and never an invented value (G22).
 */
export const useOwnAnswer = <T>(
  question: string | null,
  ask: (userId: number) => Promise<T>,
  manner: Manner = {},
): Answer<T> => {
  const owner = useSession().user?.id ?? null;
  const fact = question === null || owner === null ? null : factOf(owner, question);
  return useAsked(fact, () => ask(owner ?? 0), { afterProgress: true, ...manner, fact });
};

/**
 * Fetches public data that a signed-in person needs without a network, too: their last good reply is cached on the
 * device until log-out. A visitor's lasts as long as the page.
 */
export const useAnswerForAll = <T>(
  question: string | null,
  ask: () => Promise<T>,
  manner: Manner = {},
): Answer<T> => {
  const { user, status } = useSession();
  const own = useOwnAnswer(user === null ? null : question, ask, { afterProgress: false, ...manner });
  const passing = useAnswer(user === null && status !== 'looking' ? question : null, ask, manner);
  return user === null ? passing : own;
};
