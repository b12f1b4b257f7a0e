/**
 * Promise R9: wrong clocks, jumps, zones, late syncs. The rules are compared with a second, simpler
 * implementation that shares only the school calendar.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedAt, type DeviceSync, heardOf, syncAt } from '#events/counted.ts';
import { lengthOf } from '#events/testing/proof.ts';
import { ugandanCalendar } from '#streaks/calendar.ts';
import { dayIn } from '#streaks/days.ts';
import { streakOf } from '#streaks/streak.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const utc = (text: string) => Date.parse(`${text}Z`);

/** Hours ahead of UTC in each zone of the promise, from the published rules. */
const offsets: Record<string, (at: number) => number> = {
  'Africa/Kampala': () => 3,
  'Africa/Lagos': () => 1,
  'Africa/Johannesburg': () => 2,
  'Atlantic/Cape_Verde': () => -1,
  'Indian/Mauritius': () => 4,
  // Summer time from the last Friday of April to the last Thursday of October.
  'Africa/Cairo': (at) =>
    (at >= utc('2024-04-25T22:00') && at < utc('2024-10-31T21:00')) ||
    (at >= utc('2026-04-23T22:00') && at < utc('2026-10-29T21:00'))
      ? 3
      : 2,
  // An hour back while Ramadan lasts.
  'Africa/Casablanca': (at) =>
    (at >= utc('2024-03-10T02:00') && at < utc('2024-04-14T02:00')) ||
    (at >= utc('2026-02-15T02:00') && at < utc('2026-03-22T02:00'))
      ? 0
      : 1,
};
const zones = Object.keys(offsets);
const localDay = (zone: string, at: number) =>
  new Date(at + (offsets[zone]?.(at) ?? 3) * hour).toISOString().slice(0, 10);

/** Leap day, Ramadan, both changes of Cairo, year end, and an ordinary term. */
const starts = [
  '2024-02-26',
  '2026-02-12',
  '2026-03-19',
  '2026-04-20',
  '2026-10-26',
  '2026-12-21',
  '2026-06-15',
];

describe('the simple model', () => {
  test.each(zones)(
    'knows the days of %s as the tables of the world do',
    (zone) => {
      for (const start of starts)
        for (let at = utc(`${start}T00:00`); at < utc(`${start}T00:00`) + 45 * day; at += 30 * minute)
          if (at < utc('2027-02-01T00:00'))
            expect(dayIn(zone, at), new Date(at).toISOString()).toBe(localDay(zone, at));
    },
    60_000,
  );
});

type Act = { at: number; device: number; clock: number };
type Batch = { at: number; device: number; acts: Act[] };
type History = { zone: string; madeAt: number; acts: Act[]; batches: Batch[]; now: number };

/** Sends waiting events in batches of limited size, the oldest by device time first. */
const batchesOf = (acts: readonly Act[], syncs: readonly { at: number; device: number; most: number }[]) => {
  const waiting = new Set(acts);
  return syncs.flatMap(({ at, device, most }): Batch[] => {
    const sent = [...waiting]
      .filter((act) => act.device === device && act.at <= at)
      .sort((one, other) => one.clock - other.clock)
      .slice(0, most);
    for (const act of sent) waiting.delete(act);
    return sent.length === 0 ? [] : [{ at, device, acts: sent }];
  });
};

const someError = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constantFrom(-1, 1, -4, 4, -6, 6).map((count) => count * minute) },
  { weight: 2, arbitrary: fc.constantFrom(-25, -24, -3, -1, 1, 3, 24, 25).map((count) => count * hour) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-3650, -366, -30, -2, 2, 30, 366, 3650).map((count) => count * day),
  },
);

/** A clock with one constant error, then another after some acts: a jump. */
const clocks = fc.record({ first: someError, later: someError, jumpAfter: fc.nat(30) });

const histories = (
  error: fc.Arbitrary<{ first: number; later: number; jumpAfter: number }>,
): fc.Arbitrary<History> =>
  fc
    .record({
      zone: fc.constantFrom(...zones),
      start: fc.constantFrom(...starts).map((text) => utc(`${text}T00:00`)),
      accountAge: fc.nat(5),
      clocks: fc.tuple(error, error),
      acts: fc.array(
        fc.record({
          device: fc.nat(1),
          wait: fc.oneof(fc.nat(600), fc.constantFrom(1440, 1380, 1500, 2880, 4320, 10_080)),
          syncs: fc.boolean(),
          most: fc.constantFrom(1, 3, 500),
        }),
        { minLength: 1, maxLength: 30, size: 'max' },
      ),
    })
    .map(({ zone, start, accountAge, clocks: errors, acts: drawn }) => {
      let at = start;
      const acts: Act[] = [];
      const syncs: { at: number; device: number; most: number }[] = [];
      for (const [place, { device, wait, syncs: sends, most }] of drawn.entries()) {
        // The table of zones above ends after 45 days.
        if (at + wait * minute > start + 44 * day) break;
        at += wait * minute;
        const off = errors[device] ?? { first: 0, later: 0, jumpAfter: 0 };
        acts.push({ at, device, clock: at + (place < off.jumpAfter ? off.first : off.later) });
        if (sends) syncs.push({ at: at + 1000, device, most });
      }
      for (const device of [0, 1]) syncs.push({ at: at + 2 * minute, device, most: 500 });
      const batches = batchesOf(acts, syncs);
      return { zone, madeAt: start - accountAge * day, acts, batches, now: at + 3 * minute };
    });

/** The days by our rules. */
const ourDays = ({ zone, madeAt, batches }: History): string[] => {
  const known = new Map<number, DeviceSync>();
  return batches.flatMap(({ at, device, acts }) => {
    const sync = syncAt(known.get(device) ?? null, madeAt, at);
    const counted = acts.map(({ clock }) => countedAt(clock, sync, at));
    known.set(device, counted.reduce(heardOf, sync));
    return counted.map((moment) => dayIn(zone, moment));
  });
};

/** The same days computed independently, device by device, from the list of arrivals. */
const modelDays = ({ zone, madeAt, batches }: History): string[] =>
  [0, 1].flatMap((device) => {
    const begun: number[] = [];
    const counted: { sync: number; moment: number }[] = [];
    for (const { at, acts } of batches.filter((batch) => batch.device === device)) {
      // Batches within half an hour of the first are one sync.
      if (begun.length === 0 || at - (begun.at(-1) ?? 0) >= 30 * minute) begun.push(at);
      const sync = begun.length;
      const earlier = counted.filter((one) => one.sync < sync).map(({ moment }) => moment);
      const told = Math.max(madeAt, ...earlier);
      const toldUntil = sync === 1 ? madeAt : Math.min(told, begun.at(-2) ?? 0);
      for (const { clock } of acts) {
        const believed = clock >= toldUntil && clock <= at + 5 * minute;
        counted.push({ sync, moment: believed ? Math.min(clock, at) : at });
      }
    }
    return counted.map(({ moment }) => localDay(zone, moment));
  });

/** The streak day by day, without shortcuts. */
const modelStreak = (days: readonly string[], today: string) => {
  const active = new Set(days);
  let [streak, longest, towardsShields] = [0, 0, 0];
  const first = [...active].sort()[0];
  if (first === undefined) return { current: 0, longest: 0 };
  for (let at = utc(`${first}T12:00`); ; at += day) {
    const one = new Date(at).toISOString().slice(0, 10);
    if (one > today) break;
    if (active.has(one)) {
      streak += 1;
      towardsShields = Math.min(10, towardsShields + 1);
    } else if (ugandanCalendar(one) && one < today) {
      if (towardsShields >= 5) towardsShields -= 5;
      else [streak, towardsShields] = [0, 0];
    }
    longest = Math.max(longest, streak);
  }
  return { current: streak, longest };
};

const check = (history: History, daysOf: (history: History) => string[]) => {
  const today = localDay(history.zone, history.now);
  const days = daysOf(history);
  expect([...new Set(days)].sort()).toEqual([...new Set(modelDays(history))].sort());
  const { current, longest } = streakOf(days, today);
  expect({ current, longest }).toEqual(modelStreak(days, today));
  const elapsed = (utc(`${today}T00:00`) - utc(`${localDay(history.zone, history.madeAt)}T00:00`)) / day + 1;
  expect(longest).toBeLessThanOrEqual(elapsed);
  return { today, days };
};

const runs = lengthOf({ short: 1000, full: 10_000 });

test(`${runs} histories with wrong clocks equal the model, and no streak is longer than the days that passed`, () => {
  fc.assert(
    fc.property(histories(clocks), (history) => void check(history, ourDays)),
    { numRuns: runs },
  );
}, 300_000);

test('a late sync breaks no streak: told at once or weeks later, what a true clock says is the same', () => {
  const right = fc.constant({ first: 0, later: 0, jumpAfter: 0 });
  fc.assert(
    fc.property(histories(right), (history) => {
      const { today, days } = check(history, ourDays);
      const atOnce = history.acts.map(({ at }) => localDay(history.zone, at));
      expect(streakOf(days, today)).toEqual(streakOf(atOnce, today));
    }),
    { numRuns: lengthOf({ short: 300, full: 3000 }) },
  );
}, 300_000);

test('no moment counts after it arrived, so that tomorrow is never earned today', () => {
  const times = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(times, times, times, (occurredAt, toldUntil, now) => {
      expect(countedAt(occurredAt, { toldUntil }, now)).toBeLessThanOrEqual(now);
    }),
  );
});

test('control: counting by the date of the device is caught', () => {
  const byDevice = ({ zone, acts }: History) => acts.map(({ clock }) => dayIn(zone, clock));
  const { failed } = fc.check(fc.property(histories(clocks), (history) => void check(history, byDevice)));
  expect(failed).toBe(true);
});

test('control: with the date of the device a streak outgrows the days that passed', () => {
  const lies: History = {
    zone: 'Africa/Kampala',
    madeAt: utc('2026-06-15T00:00'),
    acts: Array.from({ length: 30 }, (_, place) => ({
      at: utc('2026-06-15T08:00') + place * minute,
      device: 0,
      clock: utc('2026-06-15T08:00') + place * day,
    })),
    batches: [],
    now: utc('2026-06-15T11:00'),
  };
  lies.batches.push({ at: utc('2026-06-15T10:00'), device: 0, acts: lies.acts });
  const byDevice = lies.acts.map(({ clock }) => dayIn(lies.zone, clock));
  expect(streakOf(byDevice, '2026-07-15').longest).toBe(30);
  expect(streakOf(ourDays(lies), '2026-06-15').longest).toBe(1);
});

test('control: a rule that takes the rest of a long queue for told already is caught', () => {
  const byLastSync = ({ zone, madeAt, batches }: History) => {
    const known = new Map<number, DeviceSync>();
    return batches.flatMap(({ at, device, acts }) => {
      const sync = syncAt(known.get(device) ?? null, madeAt, at);
      known.set(device, { ...sync, heardUntil: at });
      return acts.map(({ clock }) => dayIn(zone, countedAt(clock, sync, at)));
    });
  };
  const { failed } = fc.check(fc.property(histories(clocks), (history) => void check(history, byLastSync)));
  expect(failed).toBe(true);
});
