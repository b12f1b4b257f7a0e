/** Room between what is marked and what lies over it. */
const gap = 8;

/**
 * After a check: the focus is on the main button, which goes on now, and what was chosen and what is right stand between
 * the top and the foot of the frame. What is higher than that is seen from its beginning. Nothing glides: who cannot bear
 * moving screens is safe.
 */
export const showMarks = (main: HTMLElement | null): void => {
  main?.focus({ preventScroll: true });
  const [top, body, foot] = main?.closest('[data-frame]')?.children ?? [];
  if (top === undefined || body === undefined || foot === undefined) return;
  // What is longer than its place is reached by keys, too.
  const said = foot.querySelector<HTMLElement>('[data-said]');
  if (said !== null && said.scrollHeight > said.clientHeight) said.tabIndex = 0;
  const marks = Array.from(body.querySelectorAll('[data-mark="right"], [data-mark="notyet"]'), (one) =>
    one.getBoundingClientRect(),
  );
  if (marks.length === 0) return;
  const low = Math.max(...marks.map(({ bottom }) => bottom)) + gap - foot.getBoundingClientRect().top;
  const high = Math.min(...marks.map((mark) => mark.top)) - gap - top.getBoundingClientRect().bottom;
  const down = Math.min(Math.max(0, low), high);
  if (down !== 0) scrollBy(0, down);
};
