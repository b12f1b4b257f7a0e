/**
 * Decides whether there was time for something (decision 29). A phone may lie about its clock, but it cannot
 * create time. Work without enough time is stored and earns nothing. Both rules hold for every subset of an
 * honest learner's work, so order and batches do not matter. All times are in milliseconds.
 */
const minute = 60_000;

/** Why a stored event earns nothing. */
export const doubts = ['no time', 'no proof'] as const;
export type Doubt = (typeof doubts)[number];

/**
 * Allowance for work without proof of time: a clock that jumped, two tabs, the first lesson after signing in.
 */
const unproven = 15 * minute;

/** A learner cannot work more than a day per day, over all devices. */
const wholeDay = 24 * 60 * minute;

/** How long one device can have been in use, counted from its learner's first sign-in there. */
export type DeviceTime = { readonly since: number; readonly spent: number };

/**
 * A device without history. One on which no session began has no past, and gets no allowance beyond the
 * unproven one.
 */
export const newDevice = (signedInAt: number | null, now: number): DeviceTime =>
  signedInAt === null ? { since: now, spent: unproven } : { since: Math.min(signedInAt, now), spent: 0 };

/**
 * Work of one day: its range, its duration, and the part that was timed by clocks that could not be trusted.
 */
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

/** The times after one event; null when there was not enough time for it. */
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
