/** The browser's service worker, `/sw.js`: the built one, or one that removes itself from every device. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Replaces a worker that must be withdrawn, at the next visit with a network. It deletes only its own caches; unsent
 * work is in IndexedDB, and open pages go on.
 */
const withdrawn = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/* A worker is bound by the policy of its own script. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";

export const addWorkerScript = (app: FastifyInstance, folder: string, isOn: boolean): void => {
  const path = join(folder, 'sw.js');
  if (!existsSync(path)) return;
  const script = isOn ? readFileSync(path, 'utf8') : withdrawn;
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', policy)
      // Every device must learn of a withdrawn worker.
      .header('cache-control', 'no-cache')
      .send(script),
  );
};
