/** Restarts the server whenever it ends unexpectedly, because no operator watches it (promise R5). */
import { setTimeout as pause } from 'node:timers/promises';

type Kept = {
  isThere: () => Promise<boolean>;
  /** Restarts it. Throws when it cannot, as on a full disk. */
  again: () => Promise<void>;
  say: (line: string) => void;
};

const betweenLooks = 200;
const longestWait = 5000;
/* A server that lives no longer than this has failed again, so the next try waits longer. */
const shortLife = 1000;

export type Keeper = { stop: () => void };

const keep = async ({ isThere, again, say }: Kept, isStopped: () => boolean): Promise<void> => {
  let failures = 0;
  let began = Date.now();
  while (!isStopped()) {
    await pause(betweenLooks, undefined, { ref: false });
    if (isStopped() || (await isThere())) continue;
    if (failures === 0) say('The database ended by itself; starting it again.');
    failures = Date.now() - began < shortLife ? failures + 1 : 0;
    if (failures > 0) await pause(Math.min(100 * 2 ** failures, longestWait), undefined, { ref: false });
    if (isStopped()) return;
    try {
      await again();
      say('The database serves again.');
    } catch (error) {
      say(`The database did not start again: ${error instanceof Error ? error.message : String(error)}`);
    }
    began = Date.now();
  }
};

export const keepServing = (kept: Kept): Keeper => {
  let stopped = false;
  // If one check fails, for example because the disk is away, the keeper checks again later.
  const isThere = () => kept.isThere().catch(() => true);
  void keep({ ...kept, isThere }, () => stopped);
  return {
    stop: () => {
      stopped = true;
    },
  };
};
