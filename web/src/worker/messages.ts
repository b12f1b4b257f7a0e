/** What a page says to the service worker. */
export type ToWorker =
  /** Stores the files that the page has loaded, and those of the person's role. */
  | { type: 'store'; role: string; urls: readonly string[] }
  /** Asks a waiting worker to take over. `entry` is the script that the page began with, which names its version. */
  | { type: 'take-over'; entry: string };
