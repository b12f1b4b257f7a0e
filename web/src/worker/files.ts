/** The files of this build, written into the worker by `web/build/worker.ts`. */
export type AppFiles = {
  /** A hash of the app's shell. */
  version: string;
  /** Stored when the worker is installed: what every page of the app needs. */
  always: readonly string[];
  /** What the pages of a role need beside it. Other languages and information pages are stored once they were used. */
  byRole: Readonly<Record<string, readonly string[]>>;
};

declare const __APP_FILES__: AppFiles;

export const appFiles: AppFiles = __APP_FILES__;
