/** After a press: the heading takes the focus and its section comes into sight, at once for whoever asked for calm. */
export const showSection = (heading: HTMLElement | null): void => {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
};
