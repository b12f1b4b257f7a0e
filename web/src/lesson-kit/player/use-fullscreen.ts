import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Some phones have no full screen for anything but a video file: then there is no button for it. */
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
    // Refused (no press before it, a policy): the lesson goes on in its place.
    done?.catch(() => undefined);
  }, [box]);
  return { available: document.fullscreenEnabled === true, on, toggle };
};
