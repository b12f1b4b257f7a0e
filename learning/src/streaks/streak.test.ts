import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { easterOf, holidayOn, type SchoolCalendar, termsOfYear, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, type Day, dayIn, daysBetween, weekdayOf } from '#streaks/days.ts';
import { longestStreak, streakOf } from '#streaks/streak.ts';

/* Monday of the second week of a term; the weeks around it have no public holiday. */
const monday = '2026-06-15';
const days = (...places: number[]): Day[] => places.map((place) => addDays(monday, place));

describe('the school calendar of Uganda', () => {
  test('opens 2026 on the day to which the ministry moved it after the elections, not on the one first announced', () => {
    expect(termsOfYear(2026)[0]).toEqual({ from: '2026-02-10', to: '2026-05-01' });
    expect(['2026-02-02', '2026-02-09', '2026-02-10'].map(ugandanCalendar)).toEqual([false, false, true]);
  });

  test('names each public holiday, and a school day has none', () => {
    const named = ['2026-02-16', '2026-04-03', '2026-04-06', '2026-10-09', '2026-02-17'].map(holidayOn);
    expect(named).toEqual([
      'Archbishop Janani Luwum Day',
      'Good Friday',
      'Easter Monday',
      'Independence Day',
      null,
    ]);
  });

  test.each([
    ['2026-06-15', true, 'a Monday in term'],
    ['2026-06-20', false, 'a Saturday'],
    ['2026-06-21', false, 'a Sunday'],
    ['2026-05-11', false, 'between the terms'],
    ['2026-01-20', false, 'the long holiday'],
    ['2026-12-07', false, 'after the third term'],
    ['2026-06-03', false, 'Martyrs’ Day'],
    ['2026-10-09', false, 'Independence Day'],
    ['2026-04-03', false, 'Good Friday'],
    ['2026-04-06', false, 'Easter Monday'],
    ['2026-04-07', true, 'the day after it'],
    ['2024-02-29', true, 'a leap day in term'],
    ['2031-03-10', true, 'a year that nobody has published'],
    ['2031-05-12', false, 'its holiday'],
  ])('%s is a school day: %s (%s)', (day, isSchoolDay) => {
    expect(ugandanCalendar(day)).toBe(isSchoolDay);
  });

  test('Easter falls where the churches say', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
  });

  test('every year has three terms of some 180 to 190 school days, published or not', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const all = Array.from({ length: 366 }, (_, place) => addDays(`${year}-01-01`, place));
      const count = all.filter((day) => day.startsWith(String(year)) && ugandanCalendar(day)).length;
      expect(count).toBeGreaterThan(170);
      expect(count).toBeLessThan(195);
    }
  });
});

describe('a streak', () => {
  test('nothing done is no streak', () => {
    expect(streakOf([], monday)).toEqual({ current: 0, longest: 0, shields: 0, activeToday: false });
  });

  test('each active day adds one, and today is not missed before it is over', () => {
    expect(streakOf(days(0, 1, 2), addDays(monday, 2))).toMatchObject({ current: 3, activeToday: true });
    expect(streakOf(days(0, 1, 2), addDays(monday, 3))).toMatchObject({ current: 3, activeToday: false });
    expect(streakOf(days(0, 1, 2), addDays(monday, 4))).toMatchObject({ current: 0, longest: 3 });
  });

  test('a weekend does not break it, and a day of the weekend adds to it', () => {
    expect(streakOf(days(3, 4, 7), addDays(monday, 7))).toMatchObject({ current: 3 });
    expect(streakOf(days(3, 4, 5, 7), addDays(monday, 7))).toMatchObject({ current: 4 });
  });

  test('the holidays do not break it: active before and after them is a streak', () => {
    expect(streakOf(['2026-04-30', '2026-05-01', '2026-05-25'], '2026-05-25')).toMatchObject({ current: 3 });
    expect(streakOf(['2026-12-03', '2026-12-04'], '2027-01-31')).toMatchObject({ current: 2 });
    expect(streakOf(['2026-12-03', '2026-12-04'], '2027-02-02')).toMatchObject({ current: 0 });
  });

  test('a week of activity earns a shield that bridges one missed school day', () => {
    const week = days(0, 1, 2, 3, 4);
    expect(streakOf(week, addDays(monday, 4))).toMatchObject({ current: 5, shields: 1 });
    expect(streakOf([...week, addDays(monday, 8)], addDays(monday, 8))).toMatchObject({
      current: 6,
      shields: 0,
    });
    expect(streakOf([...week, addDays(monday, 9)], addDays(monday, 9))).toMatchObject({
      current: 1,
      longest: 5,
    });
    expect(streakOf(days(0, 1, 2, 3, 8), addDays(monday, 8))).toMatchObject({ current: 1 });
  });

  test('two shields can be kept, not more', () => {
    const busy = days(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    expect(streakOf(busy, addDays(monday, 13))).toMatchObject({ current: 14, shields: 2 });
    expect(streakOf([...busy, addDays(monday, 16)], addDays(monday, 16))).toMatchObject({
      current: 15,
      shields: 0,
    });
    expect(streakOf([...busy, addDays(monday, 17)], addDays(monday, 17))).toMatchObject({
      current: 1,
      longest: 14,
    });
  });
});

const someDays = fc.uniqueArray(fc.nat(80), { maxLength: 60 }).map((places) => days(...places));
const calendars: fc.Arbitrary<SchoolCalendar> = fc.oneof(
  fc.constant<SchoolCalendar>(ugandanCalendar),
  fc.constant<SchoolCalendar>(() => true),
  fc.constant<SchoolCalendar>(() => false),
  fc.constant<SchoolCalendar>((day) => weekdayOf(day) === 3),
);

test('one more active day never shortens the longest streak, nor any streak, nor costs a shield', () => {
  fc.assert(
    fc.property(someDays, fc.nat(80), calendars, (before, place, calendar) => {
      const [today, after] = [addDays(monday, 80), [...before, addDays(monday, place)]];
      const [was, is] = [streakOf(before, today, calendar), streakOf(after, today, calendar)];
      expect(is.longest).toBeGreaterThanOrEqual(was.longest);
      expect(is.current).toBeGreaterThanOrEqual(was.current);
      if (is.current === was.current) expect(is.shields).toBeGreaterThanOrEqual(was.shields);
      expect(longestStreak(after, calendar)).toBe(is.longest);
    }),
    { numRuns: 2000 },
  );
});

test('order and repetition of the days do not matter, and no streak is longer than its days', () => {
  fc.assert(
    fc.property(someDays, calendars, (list, calendar) => {
      const today = addDays(monday, 80);
      const streak = streakOf(list, today, calendar);
      expect(streakOf([...list.toReversed(), ...list], today, calendar)).toEqual(streak);
      expect(streak.longest).toBeLessThanOrEqual(list.length);
      expect(streak.current).toBeLessThanOrEqual(streak.longest);
    }),
  );
});

test('days are counted across year ends and leap days', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test.each([
  ['Africa/Kampala', '2026-03-09T20:59:59Z', '2026-03-09'],
  ['Africa/Kampala', '2026-03-09T21:00:00Z', '2026-03-10'],
  ['Atlantic/Cape_Verde', '2026-03-10T00:59:59Z', '2026-03-09'],
  ['Indian/Mauritius', '2026-12-31T20:00:00Z', '2027-01-01'],
  ['Africa/Cairo', '2026-07-01T21:30:00Z', '2026-07-02'],
  ['Africa/Cairo', '2026-01-01T21:30:00Z', '2026-01-01'],
  ['Africa/Casablanca', '2026-03-01T23:30:00Z', '2026-03-01'],
  ['Africa/Casablanca', '2026-06-01T23:30:00Z', '2026-06-02'],
  ['No/Such_Zone', '2026-03-09T21:00:00Z', '2026-03-10'],
])('in %s the moment %s lies on %s', (zone, at, day) => {
  expect(dayIn(zone, Date.parse(at))).toBe(day);
});
