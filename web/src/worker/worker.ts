/**
 * The service worker. It makes the app open without a network; work and replies of the server are stored by the page
 * in IndexedDB, and no personal reply ever enters a cache of the worker.
 *
 * Pages come from the network first, so that an update of the server is seen by the next page. Without a network, or when
 * a page has not begun to arrive after some seconds, the app's own shell is served. Files with a hash in their name come
 * from the cache first.
 */
import { matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { contentCache, downloadHeader, filesCache, packsCache } from '#lib/device/caches.ts';
import { appFiles } from './files.ts';
import { isAppFile, isContent } from './may-store.ts';
import type { ToWorker } from './messages.ts';

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type FromPage = Extendable & { data: ToWorker; source: { id: string } | null };
type Scope = {
  addEventListener: ((type: 'activate', act: (event: Extendable) => void) => void) &
    ((type: 'message', act: (event: FromPage) => void) => void);
  clients: { claim: () => Promise<void>; matchAll: (which: object) => Promise<readonly { id: string }[]> };
  skipWaiting: () => Promise<void>;
  location: Location;
};
declare const self: Scope;

const shell = '/app.html';
/* Seconds. A page is 10 kB: on a network that takes longer than this, what is stored is faster. */
const patience = 6;

const { version, always, byRole } = appFiles;

precache([{ url: shell, revision: version }, ...always.map((url) => ({ url, revision: null }))]);

const files = new CacheFirst({ cacheName: filesCache });
registerRoute(
  ({ url }) => url.origin === self.location.origin && isAppFile(url.pathname),
  async (options) => (await matchPrecache(options.request)) ?? (await files.handle(options)),
);

/*
 * Lessons, units and drawings: replies that the server marks as the same for everybody. From the network first, because a
 * teacher may have mended a lesson.
 */
const content = new NetworkFirst({
  cacheName: contentCache,
  networkTimeoutSeconds: patience,
  // Lessons are the same in every language of the app.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
          ? response
          : null,
      // What was opened is newer than what was downloaded.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request, { cacheName: packsCache, ignoreVary: true })) ?? null,
    },
  ],
});
registerRoute(
  ({ url, request }) =>
    url.origin === self.location.origin && isContent(url.pathname) && !request.headers.has(downloadHeader),
  content,
);

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: patience });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fromNetwork.handle(options);
      } catch (error) {
        const stored = await matchPrecache(shell);
        if (stored === undefined) throw error;
        return stored;
      }
    },
    // These are not pages of the app.
    { denylist: [/^\/(?:api|assets|uploads|videos|avatars)\//, /\.\w+$/] },
  ),
);

/** One after another, so that a slow line is not filled. What failed is tried again at the next message. */
const store = async (urls: readonly string[]): Promise<void> => {
  const cache = await caches.open(filesCache);
  for (const url of urls) {
    if ((await matchPrecache(url)) !== undefined || (await cache.match(url)) !== undefined) continue;
    await cache.add(url).catch(() => undefined);
  }
};

/** A reply that the page fetched before the worker was there: mostly a 304, because the browser has it. */
const storeContent = async (path: string): Promise<void> => {
  // A download of this page.
  if ((await caches.match(path, { cacheName: packsCache, ignoreVary: true })) !== undefined) return;
  const cache = await caches.open(contentCache);
  if ((await cache.match(path, { ignoreVary: true })) !== undefined) return;
  const reply = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (reply?.ok === true && /\bpublic\b/.test(reply.headers.get('cache-control') ?? ''))
    await cache.put(path, reply);
};

/**
 * Files that no list of this version has. Some are still in use, such as another language; the page's next message
 * stores them again, mostly from the browser's own cache.
 */
const removeOld = async (): Promise<void> => {
  const cache = await caches.open(filesCache);
  const current = new Set([...always, ...Object.values(byRole).flat()]);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !current.has(pathname)) await cache.delete(url);
  }
};

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

/**
 * A waiting worker takes over only for a page of its own version that is the only open one: an older page may still need
 * files of its version.
 */
const takeOver = async (entry: string, from: string | undefined): Promise<void> => {
  if (!always.includes(entry)) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.every(({ id }) => id === from)) await self.skipWaiting();
};

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data.type === 'take-over') event.waitUntil(takeOver(data.entry, source?.id));
  if (data.type === 'store')
    event.waitUntil(
      Promise.all([
        store([...data.urls.filter(isAppFile), ...(byRole[data.role] ?? [])]),
        Promise.all(data.urls.filter(isContent).map(storeContent)),
      ]),
    );
});
