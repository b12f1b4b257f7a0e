/** The distance between marked answers and whatever overlaps them. */
const gap = 8;
const marked = '[data-mark="right"], [data-mark="notyet"]';

type Said = { reason: Element; below?: Element };

/**
 * The scroll distance that puts the chosen answer, the right one and the feedback between `top` and `bottom`. If they
 * do not fit, the reason has priority: all of it, or its beginning if it is too high.
 */
const wayDown = (place: Element, said: Said | null, top: number, bottom: number): number => {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const marks = Array.from(place.querySelectorAll(`${marked}, input:checked`));
  const boxes = [...marks, ...(said === null ? [] : [said.reason, said.below ?? said.reason])].map(boxOf);
  const low = Math.max(...boxes.map((box) => box.bottom)) + gap - bottom;
  const high = Math.min(...boxes.map((box) => box.top)) - gap - top;
  const down = Math.min(Math.max(0, low), high);
  if (said === null) return down;
  const reason = boxOf(said.reason);
  return Math.max(down, Math.min(reason.bottom + gap - bottom, reason.top - gap - top));
};

/**
 * After a check: focuses the main button, which now leads on, and scrolls the chosen and the right answer between the
 * top and the foot of the frame. It jumps without animation, for people who cannot bear moving screens.
 */
export const showMarks = (main: HTMLElement | null): void => {
  main?.focus({ preventScroll: true });
  const frame = main?.closest('[data-frame]');
  const [top, body] = frame?.children ?? [];
  const foot = frame?.lastElementChild;
  const said = foot?.querySelector<HTMLElement>('[data-said]');
  const [reply, dock] = foot?.firstElementChild?.children ?? [];
  if (!top || !body || !foot || !said || !reply || !dock) return;
  // On a phone the feedback scrolls with the answers. Beside the button it is fixed and scrolls by keyboard.
  const flows = getComputedStyle(foot).display === 'contents';
  if (!flows && said.scrollHeight > said.clientHeight) said.tabIndex = 0;
  const bar = (flows ? dock : foot).getBoundingClientRect();
  // The prompt is sticky below the top, and must not cover marked answers.
  const prompt = flows ? body.querySelector('[data-prompt]')?.getBoundingClientRect() : undefined;
  const ceiling = top.getBoundingClientRect().bottom + (prompt ? prompt.bottom - prompt.top : 0);
  const down = wayDown(body, flows ? { reason: said, below: reply } : null, ceiling, bar.top);
  if (down !== 0) scrollBy(0, down);
};

/** The same for a question in its own scroll container, with the feedback as its last child. */
export const showAnswered = (place: Element | null | undefined): void => {
  const said = place?.lastElementChild;
  if (!place || !said) return;
  // The prompt is sticky above the answers, and must not cover marked ones.
  const { bottom: top = 0 } = place.firstElementChild?.getBoundingClientRect() ?? {};
  place.scrollTop += wayDown(place, { reason: said }, top, place.getBoundingClientRect().bottom);
};
