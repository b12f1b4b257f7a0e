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
import type { FromWorker, ToWorker } from './messages.ts';
import { rememberUse, usedFiles } from './used.ts';

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type OpenPage = { id: string; postMessage: (message: FromWorker) => void };
type FromPage = Extendable & { data: ToWorker; source: OpenPage | null };
type Scope = {
  addEventListener: ((type: 'install' | 'activate', act: (event: Extendable) => void) => void) &
    ((type: 'message', act: (event: FromPage) => void) => void);
  clients: { claim: () => Promise<void>; matchAll: (which: object) => Promise<readonly { id: string }[]> };
  registration: { installing: object | null; waiting: object | null };
  skipWaiting: () => Promise<void>;
  location: Location;
};
declare const self: Scope;

const shell = '/app.html';
/* Seconds. A page is 10 kB: if the network takes longer than this, the stored page is faster. */
const patience = 6;

const { version, always, all } = appFiles;

/* Each version has a shell of its own under this address. Files with a hash are in the cache of all versions. */
precache([{ url: shell, revision: version }]);

const files = new CacheFirst({ cacheName: filesCache });
registerRoute(({ url }) => url.origin === self.location.origin && isAppFile(url.pathname), files);

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
      // Opened lessons take precedence over downloaded ones, because they are newer.
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

/** Sequentially, so that a slow connection is not saturated. */
const store = async (urls: readonly string[], onFailure: (error: unknown) => void): Promise<void> => {
  const cache = await caches.open(filesCache);
  for (const url of new Set(urls)) {
    if ((await cache.match(url)) !== undefined) continue;
    await cache.add(url).catch(onFailure);
  }
};

/* Retried at the next message. */
const passOver = (): void => undefined;

/** A reply that the page fetched before the worker controlled it: mostly a 304, because the browser has it. */
const storeContent = async (path: string): Promise<void> => {
  // A download that this page started; the worker leaves it alone.
  if ((await caches.match(path, { cacheName: packsCache, ignoreVary: true })) !== undefined) return;
  const cache = await caches.open(contentCache);
  if ((await cache.match(path, { ignoreVary: true })) !== undefined) return;
  const reply = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (reply?.ok === true && /\bpublic\b/.test(reply.headers.get('cache-control') ?? ''))
    await cache.put(path, reply);
};

/*
 * A version is installed when all of it is here, so that it can open without a network from its first minute. If the
 * network fails meanwhile, the version before stays, and the browser tries again. Files that are already cached are not fetched again.
 */
self.addEventListener('install', (event) => {
  const storeAll = async () =>
    await store([...always, ...(await usedFiles(appFiles))], (error) => {
      throw error;
    });
  event.waitUntil(storeAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/**
 * A page of this version needs this worker to reopen without a network, so it activates at once. Older pages
 * continue, because their files are still stored. A page of another version gets a message and asks the
 * user.
 */
const meet = async (entry: string, from: OpenPage | null): Promise<void> => {
  if (always.includes(entry)) await self.skipWaiting();
  else from?.postMessage({ type: 'other-version' });
};

const isOnlyPage = async (from: OpenPage | null): Promise<boolean> => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.every(({ id }) => id === from?.id);
};

/**
 * Deletes files of other versions once no page can need them: an open older page loads its code lazily, for hours.
 */
const removeOld = async (): Promise<void> => {
  const cache = await caches.open(filesCache);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    // The next version is being stored, or is waiting with all its files.
    if ((self.registration.installing ?? self.registration.waiting) !== null) return;
    if (pathname.startsWith('/assets/') && !all.includes(pathname)) await cache.delete(url);
  }
};

const storeFor = async (message: ToWorker & { type: 'store' }, from: OpenPage | null): Promise<void> => {
  const { role, language, entry, urls } = message;
  // Only that version has the list of the files that its pages need.
  if (!always.includes(entry)) return await store(urls.filter(isAppFile), passOver);
  await rememberUse(role, language);
  if (await isOnlyPage(from)) await removeOld();
  await store([...urls.filter(isAppFile), ...(await usedFiles(appFiles))], passOver);
};

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data.type === 'meet') event.waitUntil(meet(data.entry, source));
  if (data.type === 'use') event.waitUntil(self.skipWaiting());
  if (data.type === 'store')
    event.waitUntil(
      Promise.all([storeFor(data, source), Promise.all(data.urls.filter(isContent).map(storeContent))]),
    );
});
