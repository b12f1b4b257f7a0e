/** Spec 2 §9: the page is loaded anew 500 ms after a join; not before what the learner did lies on the disk (G37). */
import { later } from '#lib/lazy.tsx';

const reloadAfter = 500;

const loadDatabase = later(() => import('#offline/database.ts'));

/* A writer waits for those before it: when it is through, they are. */
const queueStored = async (): Promise<void> => {
  const { openDatabase } = await loadDatabase();
  await (await openDatabase()).transaction(['events', 'facts'], 'readwrite', { durability: 'strict' }).done;
};

export const reloadSoon = async (): Promise<void> => {
  await Promise.all([
    // Where a browser forbids storage, nothing can be cut.
    queueStored().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, reloadAfter)),
  ]);
  location.reload();
};
