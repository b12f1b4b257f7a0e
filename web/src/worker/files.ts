/** The files of this build, written into the worker by `web/build/app-files.ts`. */
type Files = readonly string[];

export type AppFiles = {
  /** A hash of the app's shell. */
  version: string;
  /** Stored when the worker is installed: what every page of the app needs. */
  always: Files;
  /** Further files of the pages of each role. Information pages are stored once they were used. */
  byRole: Readonly<Record<string, Files>>;
  /** By role: the texts of its pages in each language except English, whose texts are in the page chunks. */
  texts: Readonly<Record<string, Readonly<Record<string, Files>>>>;
  /** Every file of this build that has a hash. Other cached files belong to another version. */
  all: Files;
};

declare const __APP_FILES__: AppFiles;

export const appFiles: AppFiles = __APP_FILES__;
