/** The browser's service worker, `/sw.js`: the built one, or one that removes itself from every device. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hasIt, tagOf } from './transport/etag.ts';

/**
 * Replaces a worker that must be withdrawn, at the next visit with a network. It deletes what that worker stored. Unsent
 * work is in IndexedDB, subjects that somebody downloaded (`packsCache` of the web) wait for the next worker, and open
 * pages go on.
 */
const withdrawn = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== 'afrolearn-packs') await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/* A worker is bound by the policy of its own script. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";

export const addWorkerScript = (app: FastifyInstance, folder: string, isOn: boolean): void => {
  const path = join(folder, 'sw.js');
  if (!existsSync(path)) return;
  const script = isOn ? readFileSync(path, 'utf8') : withdrawn;
  const tag = tagOf(script);
  app.get('/sw.js', (request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', policy)
      // Every device must learn of a withdrawn worker, at each visit.
      .header('cache-control', 'no-cache')
      .header('etag', tag);
    if (hasIt(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.send(script);
  });
};
