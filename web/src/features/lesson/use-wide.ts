import { useSyncExternalStore } from 'react';

/** Where the list of lessons stands beside the lesson; the same as in `lesson-page.module.css`. */
const wide = '(min-width: 1024px)';

const watchWide = (told: () => void) => {
  const media = matchMedia(wide);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};

export const useWide = (): boolean => useSyncExternalStore(watchWide, () => matchMedia(wide).matches);
