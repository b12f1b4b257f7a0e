import { useEffect } from 'react';

/** The last title set while prerendering, where there is no document. */
export const prerenderedTitle = { current: 'AfroLearn' };

export const usePageTitle = (title: string): void => {
  const full = title.includes('AfroLearn') ? title : `${title} · AfroLearn`;
  if (typeof document === 'undefined') prerenderedTitle.current = full;
  useEffect(() => {
    document.title = full;
  }, [full]);
};
