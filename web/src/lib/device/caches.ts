/**
 * The caches of the service worker. This one has the app's own files, of all versions that a page may need, and stays for
 * the next person.
 */
export const filesCache = 'afrolearn-files';

/**
 * Lessons and units that were opened. Cleared at log-out (promise C9): which they were is nobody else's business, above
 * all in religious education.
 */
export const contentCache = 'afrolearn-content';

/** Subjects that somebody downloaded. They stay at log-out: they are the same for everybody and cost data to fetch again. */
export const packsCache = 'afrolearn-packs';

/** Marks requests whose reply goes into `packsCache`. The service worker leaves them alone. */
export const downloadHeader = 'x-afrolearn-download';
