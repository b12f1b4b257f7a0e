/** Spec 2 §9: the page reloads 500 ms after joining, but not before unsaved work is on the disk (G37). */
import { later } from '#lib/lazy.tsx';

const reloadAfter = 500;

const loadDatabase = later(() => import('#offline/database.ts'));

/* Writes are queued, so this one completes after all earlier ones. */
const queueStored = async (): Promise<void> => {
  const { openDatabase } = await loadDatabase();
  await (await openDatabase()).transaction(['events', 'facts'], 'readwrite', { durability: 'strict' }).done;
};

export const reloadSoon = async (): Promise<void> => {
  await Promise.all([
    // Without storage there is nothing to lose.
    queueStored().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, reloadAfter)),
  ]);
  location.reload();
};
