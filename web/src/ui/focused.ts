/** Focused work: a page with nothing but a task asks the shell to hide its bars. */
import { useLayoutEffect, useSyncExternalStore } from 'react';

let holders = 0;
const watchers = new Set<() => void>();

const change = (by: 1 | -1): void => {
  holders += by;
  for (const watch of watchers) watch();
};

const watchFocus = (watch: () => void): (() => void) => {
  watchers.add(watch);
  return () => watchers.delete(watch);
};

/** Hides the bars while `on` is true and the component is mounted. */
export const useFocusedWork = (on: boolean): void => {
  useLayoutEffect(() => {
    if (!on) return;
    change(1);
    return () => change(-1);
  }, [on]);
};

export const useIsFocused = (): boolean =>
  useSyncExternalStore(
    watchFocus,
    () => holders > 0,
    () => false,
  );
