/**
 * Whether there was time for something (decision 29). A phone keeps its own clock and may lie about it; time itself it
 * cannot make. What there was no time for is stored and earns nothing. Both rules hold for every part of what an honest
 * learner did, so that the order in which it arrives and how it is split do not matter. All in milliseconds.
 */
const minute = 60_000;

/** Why something that is stored earns nothing. */
export const doubts = ['no time'] as const;
export type Doubt = (typeof doubts)[number];

/** So much may come without a trace of its time: a clock that jumped, two tabs, the first lesson after signing in. */
const unproven = 15 * minute;

/** A day holds a day, over all devices. */
const wholeDay = 24 * 60 * minute;

/** What one device can have been used for: since its learner first signed in on it. */
export type DeviceTime = { readonly since: number; readonly spent: number };

/** A device of which nothing is known yet. One that no session began on has no past, and nothing without proof. */
export const newDevice = (signedInAt: number | null, now: number): DeviceTime =>
  signedInAt === null ? { since: now, spent: unproven } : { since: Math.min(signedInAt, now), spent: 0 };

/** What was done on one day: from when to when, for how long, and how long by clocks that could not be believed. */
export type DayTime = {
  readonly first: number;
  readonly last: number;
  readonly spent: number;
  readonly unsure: number;
};

export type Timed = { readonly at: number; readonly believed: boolean; readonly takes: number };

const dayWith = (day: DayTime | undefined, { at, believed, takes }: Timed): DayTime => {
  const { first, last, spent, unsure } = day ?? { first: at, last: at, spent: 0, unsure: 0 };
  if (!believed) return { first, last, spent, unsure: unsure + takes };
  return { first: Math.min(first, at), last: Math.max(last, at), spent: spent + takes, unsure };
};

type Times = { readonly device: DeviceTime; readonly day: DayTime | undefined };

/** The times after one event; null when there was no time for it. */
export const timeFor = (
  { device, day }: Times,
  event: Timed,
  now: number,
): { readonly device: DeviceTime; readonly day: DayTime } | null => {
  const used = { since: device.since, spent: device.spent + event.takes };
  const after = dayWith(day, event);
  if (event.takes === 0) return { device: used, day: after };
  if (used.spent > now - device.since + unproven) return null;
  if (event.believed && after.spent > after.last - after.first + unproven) return null;
  if (after.spent + after.unsure > wholeDay) return null;
  return { device: used, day: after };
};
