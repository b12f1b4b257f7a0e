/** Moves the page as little as it takes to see the whole of it; at once where movement is not wanted. */
export const bringIntoView = (box: HTMLElement | null): void => {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView?.({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
};
