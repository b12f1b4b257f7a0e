/**
 * Registers the service worker, which makes the app open without a network. Only for signed-in people, and only after
 * their page is usable: it must not take the line from the first page.
 */
import { readLocal, removeLocal } from '#lib/local.ts';
import { resumeDownloads } from '#offline/packs/downloads.ts';
import type { ToWorker } from '#worker/messages.ts';

/** The script that this page began with. */
const entryOf = (page: Document): string =>
  new URL(page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.href)
    .pathname;

/** What this page has loaded so far. The first calls of a page travel together (`build/early-script.ts`). */
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

/** Lessons that somebody wanted while there was no network. Asked for once; the list is per person. */
const wanted = (): string[] => {
  const ids = (readLocal('afl_wanted_lessons') ?? '').split(' ').filter(Boolean);
  if (!navigator.onLine) return [];
  removeLocal('afl_wanted_lessons');
  return ids.flatMap((id) => [`/api/lesson/${id}`, `/api/unit/${/\d+/.exec(id)?.[0]}`]);
};

const say = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message);

export const startAppWorker = async (role: string): Promise<void> => {
  // Missing on plain HTTP, where browsers have no service workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const takeOver = () => say(registration.waiting, { type: 'take-over', entry: entryOf(document) });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && takeOver());
  });
  takeOver();
  const { active } = await workers.ready;
  say(active, { type: 'store', role, urls: [...loaded(), ...wanted()] });
  await resumeDownloads();
};
