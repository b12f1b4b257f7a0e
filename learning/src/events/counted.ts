/** When an event counts (promise R9). A device's clock is believed where it can be true, and nowhere else. */

const minute = 60 * 1000;

/** A device's clock may be this far ahead of ours and still count as 'now'. */
const mayRunAhead = 5 * minute;

/** A long queue travels in several batches; those that come within this time of the first are one sync. */
const longestSync = 30 * minute;

/**
 * A device that was not heard of for longer tells of no day before that. Nothing it holds proves that it was used, only
 * that it could have been; two months are longer than any holiday, and as long as a device keeps what it has sent.
 */
const longestOffline = 60 * 24 * 60 * minute;

/** What the server remembers of one device. Moments are milliseconds. */
export type DeviceSync = {
  /** What happened before this moment was told already: a new event cannot be older. */
  readonly toldUntil: number;
  /** When the sync under way began. */
  readonly beganAt: number;
  /** The youngest of all that it told. */
  readonly heardUntil: number;
};

/** The sync that a batch belongs to. A device that was never heard of may tell of all `since` its learner came to it. */
export const syncAt = (last: DeviceSync | null, since: number, now: number): DeviceSync => {
  const first = Math.max(Math.min(since, now), now - longestOffline);
  if (last === null) return { toldUntil: first, beganAt: now, heardUntil: first };
  if (now - last.beganAt < longestSync) return last;
  // The rest of a long queue may come hours later: it is younger than what was told of it, and not told yet.
  const told = Math.max(Math.min(last.beganAt, last.heardUntil), now - longestOffline);
  return { ...last, toldUntil: told, beganAt: now };
};

/** The sync after it told of something that counts for this moment. */
export const heardOf = (sync: DeviceSync, counted: number): DeviceSync => ({
  ...sync,
  heardUntil: Math.max(sync.heardUntil, counted),
});

/** Whether a device's clock can be true. */
export const isBelieved = (
  occurredAt: number,
  { toldUntil }: Pick<DeviceSync, 'toldUntil'>,
  now: number,
): boolean => occurredAt >= toldUntil && occurredAt <= now + mayRunAhead;

/**
 * The moment an event counts for: the device's, if it lies between its last sync and now, else the arrival. Five
 * minutes ahead still mean now; they never reach into tomorrow.
 */
export const countedAt = (occurredAt: number, sync: Pick<DeviceSync, 'toldUntil'>, now: number): number =>
  isBelieved(occurredAt, sync, now) ? Math.min(occurredAt, now) : now;
