import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#streaks/days.ts';
import { isLastMonth, lapseDay, lapsedBefore, schoolYearOf, toConfirmBefore } from './school-year.ts';

test.each([
  // today, year, to confirm before, lapsed before
  ['2026-11-30', 2026, '2025-12-01', '2025-12-01'],
  ['2026-12-01', 2027, '2026-12-01', '2025-12-01'],
  ['2027-01-15', 2027, '2026-12-01', '2025-12-01'],
  ['2027-02-28', 2027, '2026-12-01', '2025-12-01'],
  ['2027-03-01', 2027, '2026-12-01', '2026-12-01'],
  ['2028-02-29', 2028, '2027-12-01', '2026-12-01'],
])('on %s the year is %i: to confirm before %s, lapsed before %s', (today, year, due, lapsed) => {
  expect([schoolYearOf(today), toConfirmBefore(today), lapsedBefore(today)]).toEqual([year, due, lapsed]);
});

const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2020-01-01', n));

test('a word lasts at least three months and at most fifteen, and everybody is asked three months before it ends', () => {
  fc.assert(
    fc.property(days, (said) => {
      const ends = lapseDay(schoolYearOf(said) + 1);
      expect(ends > addDays(said, 89)).toBe(true);
      expect(ends <= addDays(said, 457)).toBe(true);
      expect(said < lapsedBefore(ends)).toBe(true);
      expect(said < lapsedBefore(addDays(ends, -1))).toBe(false);
      expect(said < toConfirmBefore(addDays(ends, -90))).toBe(true);
      expect(isLastMonth(addDays(ends, -1))).toBe(true);
    }),
  );
});
