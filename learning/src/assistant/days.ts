/** Days as `2026-03-10`, in the words of a page. */
import { months } from '#people/birth.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isoDay = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** Null where there is no such day: 30 February, or no day at all. */
export const millisOf = (day: string): number | null => {
  const millis = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(millis) || isoDay(millis) !== day ? null : millis;
};

/** 'Tuesday 10 March 2026'; empty for no day. */
export const longDay = (day: string): string => {
  const millis = millisOf(day);
  if (millis === null) return '';
  const date = new Date(millis);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

/** '10 March'. */
export const shortDay = (day: string): string => {
  const millis = millisOf(day);
  if (millis === null) return '';
  const date = new Date(millis);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
};

/** Easter Sunday of a year, by the rule of the Gregorian calendar. */
export const easterOf = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon -
    Math.floor(moon / 28) *
      (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const back = full - weekday;
  const month = 3 + Math.floor((back + 40) / 44);
  const day = back + 28 - 31 * Math.floor(month / 4);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
