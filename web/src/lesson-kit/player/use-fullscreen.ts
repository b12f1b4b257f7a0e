import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Some phones support full screen for video only: then there is no button. */
export const useFullscreen = (box: RefObject<HTMLElement | null>) => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [box]);
  const toggle = useCallback(() => {
    const done = document.fullscreenElement
      ? document.exitFullscreen?.()
      : box.current?.requestFullscreen?.();
    // Refused by the browser: the lesson stays in the page.
    done?.catch(() => undefined);
  }, [box]);
  return { available: document.fullscreenEnabled === true, on, toggle };
};
