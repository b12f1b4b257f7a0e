/**
 * What the server knows of one's own learning. The last good answer stays on the device, so that a failure shows the
 * catalogue's text and that value with its time, never an invented one (G22).
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useSession } from '#lib/session.tsx';

/** Spec 2 §9: progress is fetched again this long after the event. */
const refetchAfter = 150;

export type OwnData<T> = {
  state: 'loading' | 'done' | 'failed';
  /** After a failure the last good value, if this device has one. */
  data: T | null;
  /** When `data` was good; null while it is of now. */
  asOf: string | null;
  failure: CallError | null;
  retry: () => void;
};
type Answer<T> = Omit<OwnData<T>, 'retry'> & { key: string };
type Kept<T> = { at: string; data: T };

const loadDatabase = () => import('#offline/database.ts');
const factOf = (owner: number, name: string) => `own ${owner} ${name}` as const;
type Fact = ReturnType<typeof factOf>;

const keep = async (fact: Fact, data: unknown): Promise<void> => {
  const { openDatabase } = await loadDatabase();
  const kept = JSON.stringify({ at: new Date().toISOString(), data });
  await (await openDatabase()).put('facts', kept, fact);
};

const lastKnown = async <T>(fact: Fact): Promise<Kept<T> | null> => {
  const { openDatabase } = await loadDatabase();
  const kept = await (await openDatabase()).get('facts', fact);
  return typeof kept === 'string' ? (JSON.parse(kept) as Kept<T>) : null;
};

/** Hears that something was counted, and acts once for what comes close together. Returns how to stop. */
export const afterProgress = (act: () => void, alsoAfter: readonly string[] = []): (() => void) => {
  const names = ['progress-updated', ...alsoAfter];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const actSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(act, refetchAfter);
  };
  for (const name of names) globalThis.addEventListener(name, actSoon);
  return () => {
    clearTimeout(timer);
    for (const name of names) globalThis.removeEventListener(name, actSoon);
  };
};

type Manner = {
  /** In a lesson an ended session is a failure like any other: a child is not thrown out of the work. */
  staysIn?: boolean;
};

/**
 * Asks for one's own data, and again after `progress-updated`, when the network is back, and on `retry`. Without a name
 * nothing is asked.
 */
export const useOwnData = <T>(
  name: string | null,
  ask: (userId: number) => Promise<T>,
  { staysIn = false }: Manner = {},
): OwnData<T> => {
  const { user, expire } = useSession();
  const owner = user?.id ?? null;
  const key = `${owner} ${name}`;
  const [answer, setAnswer] = useState<Answer<T>>({
    key,
    state: 'loading',
    data: null,
    asOf: null,
    failure: null,
  });
  const [tries, setTries] = useState(0);

  const take = useEffectEvent(async (isCurrent: () => boolean) => {
    if (owner === null || name === null) return;
    const fact = factOf(owner, name);
    try {
      const data = await ask(owner);
      // Nor is it kept: who has logged out meanwhile leaves nothing behind (promise C9).
      if (!isCurrent()) return;
      // Where storage is forbidden there is no last known value, nothing worse.
      keep(fact, data).catch(() => undefined);
      setAnswer({ key, state: 'done', data, asOf: null, failure: null });
    } catch (error) {
      const failure = error instanceof CallError ? error : null;
      if (failure?.status === 401 && !staysIn) {
        if (isCurrent()) expire();
        return;
      }
      const last = await lastKnown<T>(fact).catch(() => null);
      if (!isCurrent()) return;
      const failed = {
        key,
        state: 'failed' as const,
        data: last?.data ?? null,
        asOf: last?.at ?? null,
        failure,
      };
      // What was good a moment ago stays when only the fetching again failed.
      setAnswer((now) => (now.key === key && now.state === 'done' ? now : failed));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked, a try for asking anew
  useEffect(() => {
    let turn = 0;
    const takeNow = () => {
      turn += 1;
      const mine = turn;
      void take(() => mine === turn);
    };
    takeNow();
    const stop = afterProgress(takeNow, ['online', 'languagechange']);
    return () => {
      turn = -1;
      stop();
    };
  }, [key, tries]);

  const retry = useCallback(() => {
    setAnswer((now) => ({ ...now, state: 'loading' }));
    setTries((now) => now + 1);
  }, []);
  // An answer of another person belongs to the visit before.
  return answer.key === key
    ? { ...answer, retry }
    : { state: 'loading', data: null, asOf: null, failure: null, retry };
};
