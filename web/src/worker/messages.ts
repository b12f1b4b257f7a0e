/** The messages between pages and the service worker. `entry` is the script that a page began with, its version. */
export type ToWorker =
  /** Stores the files that the page has loaded, and those of the person's role in their language. */
  | { type: 'store'; role: string; language: string; entry: string; urls: readonly string[] }
  /** Asks a worker whether this page is of its version. A waiting worker then takes over. */
  | { type: 'meet'; entry: string }
  /** Requests the waiting version now. */
  | { type: 'use' };

/** The answer to `meet`: the worker is of another version than this page. */
export type FromWorker = { type: 'other-version' };
