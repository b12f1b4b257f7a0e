/**
 * Whether the clock of this computer can be believed. Boxes in schools often have no battery for it, so after a power cut
 * it may show any time. Irreversible work (deletion, dormancy, the lapse of a year, cleaning up) waits while the clock is
 * in doubt, and never relies on the clock alone (decision 0092).
 */
import type { World } from '#http/context.ts';
import { changeClock, peopleWhoAgree } from './clock.db.ts';

type Reading = { trustedAt: Date; readAt: Date; doubtedAt: Date | null };

const minute = 60_000;
const hour = 60 * minute;
/* Longer than a night or a day off; a weekend or a holiday needs somebody who agrees. */
const longestGap = 36 * hour;
/* Corrections over the network set a clock back by less. */
const mostBack = 10 * minute;
/* Devices whose clocks were set by the mobile network agree only if ours is right. */
const enoughPeople = 3;

/** The next state after one look at the clock. */
export const readingAfter = (last: Reading | null, now: Date): Reading => {
  if (last === null) return { trustedAt: now, readAt: now, doubtedAt: null };
  const gap = now.getTime() - last.trustedAt.getTime();
  if (gap >= -mostBack && gap <= longestGap) {
    const trustedAt = gap > 0 ? now : last.trustedAt;
    return { trustedAt, readAt: now, doubtedAt: null };
  }
  // A second jump: devices that agreed with the clock before it no longer prove anything.
  const sinceRead = now.getTime() - last.readAt.getTime();
  const jumped = sinceRead < -mostBack || sinceRead > longestGap;
  return { ...last, readAt: now, doubtedAt: jumped ? now : (last.doubtedAt ?? now) };
};

type Place = Pick<World, 'db' | 'now'>;

/** A person or several devices have confirmed the clock. */
export const trustClock = async ({ db, now }: Place): Promise<void> => {
  await changeClock(db, () => ({ trustedAt: now(), readAt: now(), doubtedAt: null }));
};

/** Checks and stores the clock. False: irreversible work must wait. */
export const clockIsTrusted = async (place: Place): Promise<boolean> => {
  const { doubtedAt } = await changeClock(place.db, (last) => readingAfter(last, place.now()));
  if (doubtedAt === null) return true;
  if ((await peopleWhoAgree(place.db, doubtedAt)) < enoughPeople) return false;
  await trustClock(place);
  return true;
};

/** Whether the clock of a confirming person is within an hour of ours. */
export const agrees = (theirs: Date, ours: Date): boolean =>
  Math.abs(theirs.getTime() - ours.getTime()) <= hour;
