import { useSyncExternalStore } from 'react';

/** The documented breakpoint of small phones (spec 1 §9). */
const compact = '(max-width: 425px)';
/** Where the list of lessons stands beside the lesson; the same as in `lesson-page.module.css`. */
const wide = '(min-width: 1024px)';

const watcherOf = (query: string) => (told: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};
const watchCompact = watcherOf(compact);
const watchWide = watcherOf(wide);

export const useCompact = (): boolean =>
  useSyncExternalStore(watchCompact, () => matchMedia(compact).matches);
export const useWide = (): boolean => useSyncExternalStore(watchWide, () => matchMedia(wide).matches);
