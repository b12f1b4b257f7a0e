/** Room between what is marked and what lies over it. */
const gap = 8;
const marked = '[data-mark="right"], [data-mark="notyet"]';

type Said = { reason: Element; below?: Element };

/**
 * How far to scroll so that what was chosen, what is right and what is said about it stand together between `top` and
 * `bottom`. Where they do not fit, the reason comes first: all of it, or its beginning if it is higher than the room.
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
 * After a check: the focus is on the main button, which goes on now, and what was chosen and what is right stand between
 * the top and the foot of the frame. Nothing glides: who cannot bear moving screens is safe.
 */
export const showMarks = (main: HTMLElement | null): void => {
  main?.focus({ preventScroll: true });
  const frame = main?.closest('[data-frame]');
  const [top, body] = frame?.children ?? [];
  const foot = frame?.lastElementChild;
  const said = foot?.querySelector<HTMLElement>('[data-said]');
  const [reply, dock] = foot?.firstElementChild?.children ?? [];
  if (!top || !body || !foot || !said || !reply || !dock) return;
  // On a phone it scrolls with the answers. Beside the button it is held in view, and what is longer is reached by keys.
  const flows = getComputedStyle(foot).display === 'contents';
  if (!flows && said.scrollHeight > said.clientHeight) said.tabIndex = 0;
  const bar = (flows ? dock : foot).getBoundingClientRect();
  // What was asked stays under the top, and covers nothing that is marked.
  const prompt = flows ? body.querySelector('[data-prompt]')?.getBoundingClientRect() : undefined;
  const ceiling = top.getBoundingClientRect().bottom + (prompt ? prompt.bottom - prompt.top : 0);
  const down = wayDown(body, flows ? { reason: said, below: reply } : null, ceiling, bar.top);
  if (down !== 0) scrollBy(0, down);
};

/** The same where the question scrolls in a place of its own, and what is said stands last in it. */
export const showAnswered = (place: Element | null | undefined): void => {
  const said = place?.lastElementChild;
  if (!place || !said) return;
  // What was asked stays over the answers, and covers nothing that is marked.
  const { bottom: top = 0 } = place.firstElementChild?.getBoundingClientRect() ?? {};
  place.scrollTop += wayDown(place, { reason: said }, top, place.getBoundingClientRect().bottom);
};
