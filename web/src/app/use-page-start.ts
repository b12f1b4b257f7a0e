import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#routing/index.ts';

/* The scroll position of each history entry of this visit. The browser restores it after a reload. */
const places = new Map<string, number>();
const patience = 3000;

/** Repeats until the page is long enough, the user interacts, or the time is over. */
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
 * A new page starts at its top; going back restores the scroll position. Focus moves to the page, so that screen
 * readers announce it.
 */
export const usePageStart = () => {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // A layout effect, because it must detach before the browser fires the scroll event of the page swap.
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
