import { useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (told) => {
      const media = matchMedia(query);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    () => matchMedia(query).matches,
  );

/** The width at which the list of lessons is beside the lesson; the same as in `lesson-page.module.css`. */
export const useWide = (): boolean => useMedia('(min-width: 1024px)');

/** The documented mobile breakpoint (spec 1 §9). */
export const useNarrow = (): boolean => useMedia('(max-width: 425px)');
