import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, weekdayOf } from '#streaks/days.ts';
import { oldestAlive, streakKept, streakToday } from '#streaks/kept.ts';
import { streakOf } from '#streaks/streak.ts';

const monday = '2026-06-15';
const calendars: fc.Arbitrary<SchoolCalendar> = fc.constantFrom<SchoolCalendar>(
  ugandanCalendar,
  () => true,
  (day) => weekdayOf(day) === 3,
);

test('the streak that is kept comes to the same, on whatever day it is looked at', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(40), { maxLength: 40 }),
      fc.nat(60),
      calendars,
      (places, after, calendar) => {
        const days = places.map((place) => addDays(monday, place));
        const today = addDays(monday, Math.max(-1, ...places) + after);
        const kept = streakToday(streakKept(days, calendar), oldestAlive(today, calendar));
        expect(kept).toBe(streakOf(days, today, calendar).current);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a streak lives through the long holiday', () => {
  const kept = streakKept(['2026-12-03', '2026-12-04']);
  expect(streakToday(kept, oldestAlive('2027-01-31'))).toBe(2);
  expect(streakToday(kept, oldestAlive('2027-02-02'))).toBe(0);
});
