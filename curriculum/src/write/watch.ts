import { watch } from 'node:fs';

/** Editors save in several steps; debounced to one event. */
const quiet = 150;

/** Calls back after each save below the folder, with the changed file names, until stopped. */
export const watchFolder = (folder: string, onSave: (files: readonly string[]) => void): (() => void) => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    // Ignores swap files of editors.
    if (name === null || !/\.(?:md|yaml|svg)$/u.test(name)) return;
    changed.add(name.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onSave(files);
    }, quiet);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
