/** Scrolls as little as needed to show the box; without animation for reduced motion. */
export const bringIntoView = (box: HTMLElement | null): void => {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView?.({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
};
