/**
 * The one way in which code comes later: pages, parts, words and tools. Nothing is fetched twice, and what failed to come
 * is fetched again: by whoever asks next, after an error page was shown, and when the network is back.
 */
import { type ComponentType, lazy, useEffect, useState } from 'react';

const failures = new Set<() => void>();

/** Before another try: what failed to load is asked for again. */
export const forgetFailures = (): void => {
  for (const forget of failures) forget();
  failures.clear();
};
globalThis.addEventListener?.('online', forgetFailures);

/*
 * Vite adds a stylesheet once. Code that is loaded again after a failure waits for the lost stylesheets, or its page would
 * have no style. Other code only requests them again: without a network it may be in memory and must still open.
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

/** `anew` is told when the next try begins from the start. */
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
  /** For code that is no component: a failure is told once, and the next who asks fetches again. */
  const fetch = (): Promise<T> => {
    const got = get();
    got.catch(forget);
    return got;
  };
  return { get, fetch };
};

/** A module, or something made of one, that comes when it is first asked for. */
export const later = <T,>(load: () => Promise<T>): (() => Promise<T>) => once(load).fetch;

/**
 * A component in its own file, to be drawn inside a `Suspense`. Unlike React's `lazy` alone, it can be tried again after
 * it failed to load, and one that was fetched ahead is drawn at once.
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
    /** Fetches ahead, also while prerendering. */
    load: fetch,
    isHere: (): boolean => here !== null,
    /** The same where a failure is nobody's concern yet: it shows when the part is wanted. */
    preload: (): void => {
      fetch().catch(() => undefined);
    },
  });
};

type ComingPart = { load: () => Promise<unknown>; isHere: () => boolean };

/** True when a part has come that is wanted. Where it does not come the page goes on without it, and a network brings it. */
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
