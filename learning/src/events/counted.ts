/** When an event counts (promise R9). A device's clock is believed where it can be true, and nowhere else. */

const minute = 60 * 1000;

/** How far a device's clock may run ahead and still mean 'now'. */
const mayRunAhead = 5 * minute;

/** A long queue travels in several batches; those that come within this time of the first are one sync. */
const longestSync = 30 * minute;

/** What the server remembers of one device. Moments are milliseconds. */
export type DeviceSync = {
  /** What happened before this moment was told already: a new event cannot be older. */
  readonly toldUntil: number;
  /** When the sync under way began. */
  readonly beganAt: number;
};

/** The sync that a batch belongs to. A device that was never heard of may tell of all since the account was made. */
export const syncAt = (last: DeviceSync | null, accountMadeAt: number, now: number): DeviceSync => {
  if (last === null) return { toldUntil: Math.min(accountMadeAt, now), beganAt: now };
  if (now - last.beganAt < longestSync) return last;
  return { toldUntil: last.beganAt, beganAt: now };
};

/**
 * The moment an event counts for: the device's, if it lies between its last sync and now, else the arrival. Five
 * minutes ahead still mean now; they never reach into tomorrow.
 */
export const countedAt = (occurredAt: number, { toldUntil }: DeviceSync, now: number): number =>
  occurredAt >= toldUntil && occurredAt <= now + mayRunAhead ? Math.min(occurredAt, now) : now;
