/**
 * Lazy loading for pages, parts, texts and tools. Nothing is loaded twice, and failures are retried: on the
 * next use, after an error page, and when the network is back.
 */
import { type ComponentType, lazy, useEffect, useState } from 'react';

const failures = new Set<() => void>();

/** Resets failed loads before another try. */
export const forgetFailures = (): void => {
  for (const forget of failures) forget();
  failures.clear();
};
globalThis.addEventListener?.('online', forgetFailures);

/*
 * Vite adds a stylesheet only once. Code that is reloaded after a failure waits for its lost stylesheets, or
 * the page would be unstyled. Other code only re-requests them: it may be in memory and must open offline.
 */
const lostSheets = new Set<string>();
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lostSheets.add(target.href);
    target.remove();
  },
  true,
);

const addSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      lostSheets.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`The stylesheet ${href} did not load.`)));
    document.head.append(link);
  });

const addLostSheets = (): Promise<unknown> => Promise.all([...lostSheets].map(addSheet));

/** Calls `anew` when the next try starts over. */
const once = <T,>(load: () => Promise<T>, anew?: () => void) => {
  let loading: Promise<T> | null = null;
  let hasFailed = false;
  const request = (): Promise<T> => {
    if (lostSheets.size === 0) return load();
    const sheets = addLostSheets();
    return hasFailed ? sheets.then(load) : sheets.catch(() => undefined).then(load);
  };
  const forget = () => {
    loading = null;
    anew?.();
  };
  const get = (): Promise<T> => {
    if (loading !== null) return loading;
    loading = request();
    // Cached until the next try: React asks twice and must get the same promise.
    loading.catch(() => {
      hasFailed = true;
      failures.add(forget);
    });
    return loading;
  };
  /** For code other than components: a failure rejects once, and the next call retries. */
  const fetch = (): Promise<T> => {
    const got = get();
    got.catch(forget);
    return got;
  };
  return { get, fetch };
};

/** A lazily loaded module, or a value from it. */
export const later = <T,>(load: () => Promise<T>): (() => Promise<T>) => once(load).fetch;

/**
 * A lazy component for a `Suspense`. Unlike React's `lazy`, it can be retried after a failure, and renders
 * synchronously once preloaded.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let here: ComponentType<P> | null = null;
  const arrive = async () => {
    here = await load();
    return here;
  };
  const late = (): ComponentType<P> => lazy(async () => ({ default: await get() }));
  const { get, fetch } = once(arrive, () => {
    Late = late();
  });
  let Late = late();
  const Part = (props: P) => {
    const Loaded = here ?? Late;
    return <Loaded {...props} />;
  };
  return Object.assign(Part, {
    /** Preloads, also while prerendering. */
    load: fetch,
    isHere: (): boolean => here !== null,
    /** Preloads silently: a failure appears on use. */
    preload: (): void => {
      fetch().catch(() => undefined);
    },
  });
};

type ComingPart = { load: () => Promise<unknown>; isHere: () => boolean };

/** True once a wanted part is loaded. Otherwise the page works without it, and retries when online. */
export const useCome = (part: ComingPart, wanted = true): boolean => {
  const [come, setCome] = useState(part.isHere);
  useEffect(() => {
    if (come || !wanted) return;
    let stays = true;
    const look = () =>
      void part.load().then(
        () => stays && setCome(true),
        () => undefined,
      );
    look();
    addEventListener('online', look);
    return () => {
      stays = false;
      removeEventListener('online', look);
    };
  }, [part, come, wanted]);
  return come;
};
