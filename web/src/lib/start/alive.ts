/**
 * Delays updates until hydration is complete. A state change above a part that is not hydrated makes React
 * discard the prerendered HTML and render it again on the client.
 */
let waiting: (() => void)[] | null = null;

/** An upper bound for hydration, so that a page whose hydration failed still gets its session. */
const atLatest = 3000;

export const nowAlive = (): void => {
  const acts = waiting ?? [];
  waiting = null;
  for (const act of acts) act();
};

/** Called when hydration starts. */
export const comesAlive = (): void => {
  waiting = [];
  setTimeout(nowAlive, atLatest);
};

/** Runs at once on a page that is hydrated or was not prerendered. */
export const whenAlive = (act: () => void): void => {
  if (waiting === null) act();
  else waiting.push(act);
};
