/**
 * Decides the moment that an event counts for (promise R9). A device's clock is trusted only where it can be
 * right.
 */

const minute = 60 * 1000;

/** A device's clock may be this far ahead of ours and still mean 'now'. */
const mayRunAhead = 5 * minute;

/** A long queue is sent in several batches; batches within this time of the first are one sync. */
const longestSync = 30 * minute;

/**
 * After a longer silence a device cannot report earlier days, because nothing proves that it was in use then.
 * Two months are longer than any holiday, and equal the time that a device keeps what it has sent.
 */
const longestOffline = 60 * 24 * 60 * minute;

/** What the server stores about one device. Times are in milliseconds. */
export type DeviceSync = {
  /** Events before this moment were already sent, so a new event cannot be older. */
  readonly toldUntil: number;
  /** When the sync under way began. */
  readonly beganAt: number;
  /** The latest moment of all its events. */
  readonly heardUntil: number;
};

/**
 * The sync that a batch belongs to. A device without an earlier sync may report everything `since` its
 * learner signed in there.
 */
export const syncAt = (last: DeviceSync | null, since: number, now: number): DeviceSync => {
  const first = Math.max(Math.min(since, now), now - longestOffline);
  if (last === null) return { toldUntil: first, beganAt: now, heardUntil: first };
  if (now - last.beganAt < longestSync) return last;
  // The rest of a long queue may arrive hours later: it is newer than what was already sent.
  const told = Math.max(Math.min(last.beganAt, last.heardUntil), now - longestOffline);
  return { ...last, toldUntil: told, beganAt: now };
};

/** The sync after an event that counts for this moment. */
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
 * The moment an event counts for: the device's time if it lies between its last sync and now, else the
 * arrival. Up to five minutes ahead mean now, and never reach into tomorrow.
 */
export const countedAt = (occurredAt: number, sync: Pick<DeviceSync, 'toldUntil'>, now: number): number =>
  isBelieved(occurredAt, sync, now) ? Math.min(occurredAt, now) : now;
