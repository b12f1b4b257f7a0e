/**
 * The one way in which a page asks the server something. What was told before stays while it is asked again; what
 * failed is asked for again when the network is back; one question of two components at once is one call.
 */
import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CallError, readAtHand } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { type Fact, factOf, keep, lastKnown } from './kept-answers.ts';

/** `missing`: the server says that there is no such thing (404). After a failure `data` is the last good value known. */
type State<T> = { state: 'done'; data: T } | { state: 'loading' | 'missing' | 'failed'; data: T | null };
type Circumstances = {
  /** When `data` was good; null while it is of now. */
  asOf: string | null;
  failure: CallError | null;
};
export type Answer<T> = State<T> & Circumstances & { retry: () => void };

type Manner = {
  /** Statuses that end the session: 401. In a lesson none does: a child is not thrown out of the work. */
  endsOn?: readonly number[];
  /** Asked again after `progress-updated`. */
  afterProgress?: boolean;
  /** At most once in so many milliseconds after `progress-updated`: on a slow network not after each answer. */
  rests?: number;
};

/** Spec 2 §9: progress is fetched again this long after the event. */
const refetchAfter = 150;
const ends401 = [401];

type LastAnswer<T> = State<T> & Circumstances & { key: string; at: string };
const nothing = { state: 'loading', data: null, asOf: null, failure: null } as const;

type Shared = { answer: Promise<unknown>; waiting: number };
const underWay = new Map<string, Shared>();

/* A question that breaks before it is put fails like any other. What is told at once stays as it was told. */
const start = <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error);
  }
};

/** One call for all who ask the same at once, as the same person. Who asks `anew` gets nothing older than that. */
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

/** Where the device keeps what was answered: with the person it is about, else nowhere. */
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
      // Nor is it kept: who has logged out meanwhile leaves nothing behind (promise C9).
      if (!isCurrent()) return;
      // Where storage is forbidden there is no last known value, nothing worse.
      if (fact !== null) keep(fact, data, token).catch(() => undefined);
      setTold({ key, state: 'done', data, asOf: null, failure: null, at: new Date().toISOString() });
    } catch (error) {
      const failure = error instanceof CallError ? error : null;
      if (!isCurrent()) return;
      // A guest has no session that could end.
      const isSomebody = readLocal('token') !== null;
      if (isSomebody && failure !== null && endsOn.includes(failure.status)) return expire();
      // One's own figures are always there: where the server finds none, something is wrong.
      const state = failure?.status === 404 && fact === null ? 'missing' : 'failed';
      const last = fact === null ? null : await lastKnown<T>(fact).catch(() => null);
      if (!isCurrent()) return;
      setTold((now) => {
        const known = now.key === key && now.data !== null;
        // What was good a moment ago stays when only the fetching again failed, which nobody asked for.
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

  // Before the page is painted: what the page was told before this code was here stands on it from the first moment.
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
      // Not before those who ask at the same moment have asked.
      shared.answer.then(shared.leave, shared.leave);
    };
    const takeSoon = () => {
      clearTimeout(timer);
      // Within the rest of now: a clock that was set back does not silence it.
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
  // An answer to another question belongs to the page, or the person, before.
  return told.key === key ? { ...told, retry } : { ...nothing, retry };
};

/** Asks what anybody may be told. Without a question nothing is asked. */
export const useAnswer = <T>(
  question: string | null,
  ask: () => Promise<T>,
  manner: Manner = {},
): Answer<T> => useAsked(question, ask, { ...manner, fact: null });

/**
 * Asks for what is one's own: again after each progress. The last good answer stays on the device, so that a failure
 * shows that value with its time, never an invented one (G22).
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
