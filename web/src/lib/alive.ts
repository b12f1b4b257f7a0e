/**
 * A prerendered page is taken over piece by piece. What changes above a piece that is not alive yet makes React throw
 * away what the child sees and draw it anew, so whoever knows more than the HTML did waits here until all of it is alive.
 */
let waiting: (() => void)[] | null = null;

/** Longer than any page takes. One that broke while it came alive still learns who is here. */
const atLatest = 3000;

export const nowAlive = (): void => {
  const acts = waiting ?? [];
  waiting = null;
  for (const act of acts) act();
};

/** From here on the page is on its way to life. */
export const comesAlive = (): void => {
  waiting = [];
  setTimeout(nowAlive, atLatest);
};

/** At once on a page that was not prerendered, and on one that is alive. */
export const whenAlive = (act: () => void): void => {
  if (waiting === null) act();
  else waiting.push(act);
};
