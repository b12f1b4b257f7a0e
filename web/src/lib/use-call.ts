import { useCallback, useEffect, useState } from 'react';
import { CallError } from './call.ts';

export type Loaded<T> =
  | { state: 'loading'; data: null }
  | { state: 'done'; data: T }
  | { state: 'missing'; data: null }
  | { state: 'failed'; data: null };

/**
 * Makes one call for a page and keeps its answer; `key` says when it must be made again. What failed is asked for again
 * when the network is back.
 */
export const useCall = <T>(key: string, ask: () => Promise<T>): Loaded<T> & { retry: () => void } => {
  const [answer, setAnswer] = useState<Loaded<T> & { key: string }>({ state: 'loading', data: null, key });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((now) => now + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `ask` asks
  useEffect(() => {
    let current = true;
    setAnswer({ state: 'loading', data: null, key });
    ask().then(
      (data) => current && setAnswer({ state: 'done', data, key }),
      (error: unknown) => {
        if (!current) return;
        const missing = error instanceof CallError && error.status === 404;
        setAnswer({ state: missing ? 'missing' : 'failed', data: null, key });
        if (!missing) globalThis.addEventListener('online', retry);
      },
    );
    return () => {
      current = false;
      globalThis.removeEventListener('online', retry);
    };
  }, [key, tries]);
  // An answer of another key belongs to the page before: it is not shown for a moment.
  return answer.key === key ? { ...answer, retry } : { state: 'loading', data: null, retry };
};
