/**
 * Work that there was no time for earns nothing, and honest learners lose nothing (decision 29): fast
 * readers, weeks offline, two devices, wrong and jumping clocks, in any order and batches.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedAt, type DeviceSync, heardOf, isBelieved, syncAt } from '#events/counted.ts';
import { leastTime, leastTimeOf } from '#events/least-time.ts';
import { type DayTime, type DeviceTime, newDevice, timeFor } from '#events/plausible.ts';
import { inParts, shuffled } from '#events/testing/histories.ts';
import { lengthOf } from '#events/testing/proof.ts';
import { sampleEntries } from '#events/testing/sample-units.ts';
import { dayIn } from '#streaks/days.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 5, 15, 6);
const zone = 'Africa/Kampala';

/** One act: its time by the device's clock, and the least time it takes. */
type Work = { readonly clock: number; readonly takes: number };

/** A server that checks only time, and counts what it finds plausible. */
const openServer = (weigh: typeof timeFor = timeFor) => {
  const syncs = new Map<string, DeviceSync>();
  const devices = new Map<string, DeviceTime>();
  const days = new Map<string, DayTime>();
  const counted = { takes: 0, pieces: 0, doubted: 0, days: new Set<string>() };
  const receive = (device: string, since: number | null, works: readonly Work[], now: number) => {
    let sync = syncAt(syncs.get(device) ?? null, since ?? now, now);
    const told = sync;
    for (const { clock, takes } of works) {
      const at = countedAt(clock, told, now);
      const on = dayIn(zone, at);
      sync = heardOf(sync, at);
      const before = { device: devices.get(device) ?? newDevice(since, now), day: days.get(on) };
      const after = weigh(before, { at, believed: isBelieved(clock, told, now), takes }, now);
      if (after === null) {
        counted.doubted += 1;
        continue;
      }
      devices.set(device, after.device);
      days.set(on, after.day);
      counted.takes += takes;
      counted.pieces += 1;
      counted.days.add(on);
    }
    syncs.set(device, sync);
  };
  return { receive, counted };
};

const takes = fc.oneof(
  fc.integer({ min: 60, max: 110 }).map((seconds) => seconds * second),
  fc.integer({ min: 10, max: 50 }).map((seconds) => seconds * second),
);

const clockError = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 10 }).map((minutes) => minutes * minute) },
  { weight: 1, arbitrary: fc.integer({ min: -3650, max: 3650 }).map((days) => days * day) },
);

/** A learner at full speed, one thing at a time, with pauses of seconds or days. */
const honest = fc.record({
  errors: fc.tuple(clockError, clockError),
  /** The clock of the first device jumps after this many acts. */
  jump: fc.record({
    after: fc.nat(40),
    by: fc.integer({ min: -10, max: 10 }).map((count) => count * minute),
  }),
  works: fc.array(
    fc.record({
      device: fc.nat(1),
      takes,
      pause: fc.oneof(
        { weight: 6, arbitrary: fc.nat(20).map((seconds) => seconds * second) },
        { weight: 2, arbitrary: fc.integer({ min: 5, max: 90 }).map((minutes) => minutes * minute) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map((days) => days * day) },
      ),
      syncs: fc.oneof(
        { weight: 5, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    { minLength: 1, maxLength: 60, size: 'max' },
  ),
  size: fc.integer({ min: 1, max: 30 }),
  disorder: fc.nat(1000),
});

type Honest = typeof honest extends fc.Arbitrary<infer One> ? One : never;

const live = ({ errors, jump, works, size, disorder }: Honest, weigh: typeof timeFor) => {
  const server = openServer(weigh);
  const waiting: [Work[], Work[]] = [[], []];
  const send = (device: 0 | 1, at: number) => {
    for (const part of inParts(shuffled(waiting[device], disorder), size))
      server.receive(`device ${device}`, start, part, at);
    waiting[device] = [];
  };
  let at = start;
  for (const [place, work] of works.entries()) {
    const device = work.device === 0 ? 0 : 1;
    at += work.pause + work.takes;
    const off = errors[device] + (device === 0 && place >= jump.after ? jump.by : 0);
    waiting[device].push({ clock: at + off, takes: work.takes });
    if (work.syncs) send(device, at + second);
  }
  send(0, at + second);
  send(1, at + second);
  return server.counted;
};

const honestRuns = lengthOf({ short: 600, full: 10_000 });

test(`${honestRuns} honest learners lose nothing, however fast, late, split, or wrong their clocks`, () => {
  fc.assert(
    fc.property(honest, (history) => {
      expect(live(history, timeFor)).toMatchObject({ doubted: 0, pieces: history.works.length });
    }),
    { numRuns: honestRuns },
  );
}, 600_000);

test('control: a rule that wants three times the time is caught taking from the honest', () => {
  const strict: typeof timeFor = (times, event, now) =>
    timeFor(times, { ...event, takes: event.takes * 3 }, now);
  const { failed } = fc.check(
    fc.property(honest, (history) => void expect(live(history, strict).doubted).toBe(0)),
    { numRuns: 600, endOnFailure: true },
  );
  expect(failed).toBe(true);
}, 60_000);

/** Everything invented at once: a session of 80 days, real or made-up devices, any clock. */
const dishonest = fc.record({
  floods: fc.array(
    fc.record({
      /** Either the device of that morning's sign-in, or one without a session. */
      invented: fc.boolean(),
      device: fc.nat(9),
      works: fc.array(
        fc.record({
          takes,
          ago: fc.oneof(
            fc.constant(0),
            fc.nat(80 * 24 * 60).map((count) => count * minute),
          ),
        }),
        { minLength: 20, maxLength: 120, size: 'max' },
      ),
      after: fc.nat(3).map((minutes) => minutes * minute),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

type Dishonest = typeof dishonest extends fc.Arbitrary<infer One> ? One : never;

const cheat = ({ floods }: Dishonest, weigh: typeof timeFor, believesInvented = false) => {
  const server = openServer(weigh);
  let now = start + 10 * minute;
  for (const { invented, device, works, after } of floods) {
    now += after;
    const since = invented ? (believesInvented ? start - 80 * day : null) : start;
    const told = works.map(({ ago, takes: least }) => ({ clock: now - ago, takes: least }));
    server.receive(invented ? `invented ${device}` : 'own', since, told, now);
  }
  const devices = new Set(floods.map(({ invented, device }) => (invented ? device : 'own')));
  return { ...server.counted, mayBe: 15 * minute + devices.size * (now - start) };
};

const dishonestRuns = lengthOf({ short: 200, full: 1000 });

/**
 * No more than the time that passed on each device plus a quarter of an hour, and never more than a day per
 * day.
 */
const gainsNoMore = ({ takes: gained, days, mayBe }: ReturnType<typeof cheat>) => {
  expect(gained).toBeLessThanOrEqual(Math.min(day, mayBe));
  expect(days.size).toBeLessThanOrEqual(1);
};

test(`${dishonestRuns} dishonest ones gain at most the time that passed, and no day of the past`, () => {
  fc.assert(
    fc.property(dishonest, (flood) => gainsNoMore(cheat(flood, timeFor))),
    { numRuns: dishonestRuns },
  );
}, 600_000);

test('62 explainers at once, by somebody who has just signed in, earn a quarter of an hour at most', () => {
  const { receive, counted } = openServer();
  const flood = Array.from({ length: 62 }, () => ({ clock: start, takes: 90 * second }));
  receive('own', start, flood, start);
  expect(counted).toMatchObject({ pieces: 10, doubted: 52 });
});

test('what was doubted can be earned later by honest work', () => {
  const { receive, counted } = openServer();
  receive('own', start, [{ clock: start, takes: 20 * minute }], start);
  expect(counted).toMatchObject({ pieces: 0, doubted: 1 });
  receive('own', start, [{ clock: start + 20 * minute, takes: 90 * second }], start + 20 * minute);
  expect(counted.pieces).toBe(1);
});

test('control: without the rule of time the dishonest gain more than the time that passed', () => {
  const careless: typeof timeFor = (times, event, now) => timeFor(times, { ...event, takes: 0 }, now);
  const { failed } = fc.check(
    fc.property(dishonest, (flood) => gainsNoMore(cheat(flood, careless))),
    { numRuns: 200, endOnFailure: true },
  );
  expect(failed).toBe(true);
}, 60_000);

test('control: believing a device that no session began on gives days of the past', () => {
  const { failed } = fc.check(
    fc.property(dishonest, (flood) => gainsNoMore(cheat(flood, timeFor, true))),
    { numRuns: 200, endOnFailure: true },
  );
  expect(failed).toBe(true);
}, 60_000);

test('a quiz takes a second a question, and what is only opened takes nothing', () => {
  expect(leastTime('quiz.finished', { item: 0, answers: 10 })).toBe(10 * second);
  expect(leastTime('video.finished', { item: 70 * second, answers: 0 })).toBe(70 * second);
  expect(leastTime('item.opened', { item: 70 * second, answers: 0 })).toBe(0);
  expect(leastTime('tool.completed', { item: 0, answers: 0, use: 5 * second })).toBe(5 * second);
  // A scene without words lasts three seconds, or two at the fastest speed.
  expect(sampleEntries.slice(0, 1).map(leastTimeOf)).toEqual([2 * second]);
});
