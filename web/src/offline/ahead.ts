/** Longer than a page takes to be drawn, shorter than anybody needs to do something else meanwhile. */
const freshMs = 1000;
/** A page does not wait longer for what this device knows: it can be drawn without. */
const patience = 300;

/** What this device knows, looked up before a page is drawn the first time, so that it is drawn whole (`app/page.tsx`). */
export const lookedAhead = <T>() => {
  let seen: { of: string; found: T; at: number } | null = null;
  return {
    look: async (of: string, find: () => Promise<T>): Promise<void> => {
      const keep = (found: T) => {
        seen = { of, found, at: Date.now() };
      };
      // What could not be found is looked for again by the page, which says so.
      const looking = find().then(keep, () => undefined);
      await Promise.race([looking, new Promise((done) => setTimeout(done, patience))]);
    },
    /** Null where nothing was looked up, or of another moment. */
    seen: (of: string): { found: T } | null =>
      seen?.of === of && Date.now() - seen.at < freshMs ? seen : null,
  };
};
