/** Focuses the heading and scrolls to its section, without animation for reduced motion. */
export const showSection = (heading: HTMLElement | null): void => {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
};
