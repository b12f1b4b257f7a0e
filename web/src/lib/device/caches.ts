/** The caches of the service worker, one row each: whose they are, and what log-out does with them (promise C9). */
export const filesCache = 'afrolearn-files';
export const contentCache = 'afrolearn-content';

/* Which lessons somebody opened is nobody else's business, above all in religious education. */
export const cacheTable = {
  [filesCache]: { whose: 'device', atLogout: 'stays' },
  [contentCache]: { whose: 'person', atLogout: 'cleared' },
} as const;
