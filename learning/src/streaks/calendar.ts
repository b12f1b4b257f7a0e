import { addDays, type Day, weekdayOf } from '#streaks/days.ts';

/** Whether a day is a school day. Only school days can break a streak. */
export type SchoolCalendar = (day: Day) => boolean;

export type Term = { readonly from: Day; readonly to: Day };

/**
 * Terms as last published by the Ministry of Education and Sports; other years follow the usual pattern
 * below. Term 1 of 2026 was announced for 2 February (circular of 4 January 2026); because of the general
 * elections the ministry moved it to Tuesday 10 February on 16 January 2026, with the same last day.
 */
const publishedTerms: Readonly<Record<number, readonly Term[]>> = {
  2025: [
    { from: '2025-02-03', to: '2025-05-02' },
    { from: '2025-05-26', to: '2025-08-22' },
    { from: '2025-09-15', to: '2025-12-05' },
  ],
  2026: [
    { from: '2026-02-10', to: '2026-05-01' },
    { from: '2026-05-25', to: '2026-08-21' },
    { from: '2026-09-14', to: '2026-12-04' },
  ],
};

const firstMondayOfFebruary = (year: number): Day => {
  const first = `${String(year).padStart(4, '0')}-02-01`;
  return addDays(first, (8 - weekdayOf(first)) % 7);
};

/** From the first Monday of February: 13 weeks, 3 off, 13 weeks, 3 off, 12 weeks, and the long holiday. */
const usualTerms = (year: number): readonly Term[] => {
  const monday = firstMondayOfFebruary(year);
  const term = (firstWeek: number, weeks: number): Term => ({
    from: addDays(monday, firstWeek * 7),
    to: addDays(monday, (firstWeek + weeks) * 7 - 3),
  });
  return [term(0, 13), term(16, 13), term(32, 12)];
};

export const termsOfYear = (year: number): readonly Term[] => publishedTerms[year] ?? usualTerms(year);

export type NamedTerm = Term & { readonly number: number; readonly year: number };

/** The terms that began before or on a day, the newest first, from about a year back. */
export const termsUntil = (day: Day): readonly NamedTerm[] => {
  const year = Number(day.slice(0, 4));
  return [year - 1, year]
    .flatMap((one) => termsOfYear(one).map((term, place) => ({ ...term, number: place + 1, year: one })))
    .filter(({ from }) => from <= day)
    .reverse();
};

/**
 * Uganda's public holidays with fixed dates. Both Eids follow the moon and are announced too late to list.
 */
const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'NRM Liberation Day',
  '02-16': 'Archbishop Janani Luwum Day',
  '03-08': 'International Women’s Day',
  '05-01': 'Labour Day',
  '06-03': 'Martyrs’ Day',
  '06-09': 'National Heroes’ Day',
  '10-09': 'Independence Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

/** Easter Sunday of the western churches (the Gregorian computus). */
export const easterOf = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const shift = full - weekday;
  const month = 3 + Math.floor((shift + 40) / 44);
  const day = shift + 28 - 31 * Math.floor(month / 4);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The name of the public holiday on a day, or null. */
export const holidayOn = (day: Day): string | null => {
  const easter = easterOf(Number(day.slice(0, 4)));
  if (day === addDays(easter, -2)) return 'Good Friday';
  if (day === addDays(easter, 1)) return 'Easter Monday';
  return fixedHolidays[day.slice(5)] ?? null;
};

/** Monday to Friday in term, without public holidays. */
export const ugandanCalendar: SchoolCalendar = (day) => {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(day.slice(0, 4));
  return termsOfYear(year).some(({ from, to }) => day >= from && day <= to) && holidayOn(day) === null;
};
