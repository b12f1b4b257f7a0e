/** Longer than a page takes to render, shorter than any action of the user in between. */
const freshMs = 1000;
/** A page waits no longer for data of this device. It can render without it. */
const patience = 300;

/**
 * Data of this device, read before the first render of a page, so that the page renders complete (`app/page.tsx`).
 */
export const lookedAhead = <T>() => {
  let seen: { of: string; found: T; at: number } | null = null;
  return {
    look: async (of: string, find: () => Promise<T>): Promise<void> => {
      const keep = (found: T) => {
        seen = { of, found, at: Date.now() };
      };
      // After a failure the page reads again and shows the error.
      const looking = find().then(keep, () => undefined);
      await Promise.race([looking, new Promise((done) => setTimeout(done, patience))]);
    },
    /** Null if nothing was read, or if it was read for another key or too long ago. */
    seen: (of: string): { found: T } | null =>
      seen?.of === of && Date.now() - seen.at < freshMs ? seen : null,
  };
};
