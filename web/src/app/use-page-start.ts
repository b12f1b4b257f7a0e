import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#routing/index.ts';

/* How far down each page of this visit was left. A reload is the browser's own matter. */
const places = new Map<string, number>();
const patience = 3000;

/** Goes on until the page is long enough again, or somebody moves it themselves. */
const goTo = (place: number) => {
  const until = Date.now() + patience;
  const over = new AbortController();
  const stop = () => over.abort();
  for (const kind of ['wheel', 'touchstart', 'keydown', 'mousedown'])
    addEventListener(kind, stop, { signal: over.signal, passive: true });
  const step = () => {
    if (over.signal.aborted) return;
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 2 || Date.now() > until) stop();
    else requestAnimationFrame(step);
  };
  step();
  return stop;
};

/**
 * A new page starts at its top, and one gone back to where it was left. It is announced: focus goes to the page, not
 * to where it was before.
 */
export const usePageStart = () => {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // Before the browser says that the page moved because another one took its place.
  useLayoutEffect(() => {
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what starts a page
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    main.current?.focus({ preventScroll: true });
    return goTo((isBack && places.get(key)) || 0);
  }, [pathname]);
  return main;
};
