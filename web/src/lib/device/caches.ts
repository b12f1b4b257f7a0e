/** The caches of the service worker. This one has the app's own files and stays for the next person. */
export const filesCache = 'afrolearn-files';

/**
 * Lessons and units that were opened. Cleared at log-out (promise C9): which they were is nobody else's business, above
 * all in religious education.
 */
export const contentCache = 'afrolearn-content';
