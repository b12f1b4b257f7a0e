/**
 * Registers the service worker, which makes the app open without a network. Only for signed-in people, and only after
 * their page is usable: it must not take the line from the first page.
 */
import { readLocal, removeLocal } from '#lib/local.ts';
import { resumeDownloads } from '#offline/packs/downloads.ts';
import type { FromWorker, ToWorker } from '#worker/messages.ts';
import { setVersionWaits } from './version-waits.ts';

/** The script that this page began with. */
const entryOf = (page: Document): string =>
  new URL(page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.href)
    .pathname;

/** The files that this page has loaded so far. Its first calls are batched (`build/early-script.ts`). */
const loaded = (): string[] => {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin }) => origin === location.origin);
  const paths = own.flatMap(({ pathname, searchParams }) =>
    pathname === '/api/answers'
      ? (searchParams.get('to') ?? '').split(',').map((path) => `/api${path}`)
      : [pathname],
  );
  return [...new Set(paths)];
};

/** Lessons that somebody wanted to open without a network. Each is requested once; the list is per person. */
const wanted = (): string[] => {
  const ids = (readLocal('afl_wanted_lessons') ?? '').split(' ').filter(Boolean);
  if (!navigator.onLine) return [];
  removeLocal('afl_wanted_lessons');
  return ids.flatMap((id) => [`/api/lesson/${id}`, `/api/unit/${/\d+/.exec(id)?.[0]}`]);
};

const say = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message);

/** A school's tablet shows one page for weeks, and browsers look for a new version only when a page is opened. */
const lookEvery = 60 * 60 * 1000;

const lookForUpdates = (registration: ServiceWorkerRegistration, until: AbortSignal): void => {
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - looked) < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  };
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  until.addEventListener('abort', () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  });
};

/**
 * `began`: the worker that controlled the page at its start. This code runs seconds later, when there may be another
 * one.
 */
export const startAppWorker = async (
  role: string,
  until: AbortSignal,
  began: ServiceWorker | null,
): Promise<void> => {
  // Missing on plain HTTP, where browsers have no service workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const entry = entryOf(document);
  const meet = (worker: ServiceWorker | null) => say(worker, { type: 'meet', entry });
  const store = (worker: ServiceWorker | null, urls: readonly string[]) =>
    say(worker, { type: 'store', role, language: document.documentElement.lang, entry, urls });
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'other-version') setVersionWaits();
  };
  let known = began;
  const changed = () => {
    // A device that gets its first worker has no earlier version.
    if (known !== null) {
      meet(workers.controller);
      store(workers.controller, loaded());
    }
    known = workers.controller;
  };
  const found = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && meet(installing));
  };
  workers.addEventListener('message', hear);
  // Fired for the worker of this page's own version, and for a newer one that another page activated.
  workers.addEventListener('controllerchange', changed);
  registration.addEventListener('updatefound', found);
  until.addEventListener('abort', () => {
    workers.removeEventListener('message', hear);
    workers.removeEventListener('controllerchange', changed);
    registration.removeEventListener('updatefound', found);
  });
  if (until.aborted) return;
  lookForUpdates(registration, until);
  found();
  meet(registration.waiting);
  if (known !== workers.controller) changed();
  const { active } = await workers.ready;
  store(active, [...loaded(), ...wanted()]);
  await resumeDownloads();
};

/** Milliseconds to wait for a worker to take over. One that was withdrawn meanwhile never does. */
const patience = 3000;

/** Activates the waiting version and reloads this page. Other pages stay on their version. */
export const takeWaitingVersion = async (): Promise<void> => {
  const reload = () => location.reload();
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  if (waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, patience);
  say(waiting, { type: 'use' });
};
