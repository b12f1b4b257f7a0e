import { useSyncExternalStore } from 'react';

/** The documented breakpoint of small phones (spec 1 §9). */
const query = '(max-width: 425px)';

const watch = (told: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};

export const useCompact = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
