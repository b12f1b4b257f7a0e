/** Focused work: a page that is nothing but its work asks the shell to leave its bars away. */
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

/** As long as it is on, and its page is there, the bars are away. */
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
