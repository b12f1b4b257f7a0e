import { openDatabase } from '#offline/database.ts';

/** Blocks all writes, as on a slow disk, until the returned function is called. */
export const holdDisk = async (): Promise<() => Promise<void>> => {
  const change = (await openDatabase()).transaction(['events', 'facts'], 'readwrite');
  let held = true;
  const hold = async () => {
    // A transaction stays open as long as it has pending requests; the next one waits.
    while (held) await change.objectStore('facts').get('seq');
    await change.done;
  };
  const holding = hold();
  return () => {
    held = false;
    return holding;
  };
};
