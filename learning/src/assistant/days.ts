/** Formats days such as `2026-03-10` for pages. */
import { months } from '#people/birth.ts';
import { weekdayOf } from '#streaks/days.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isoDay = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** Null where no such day exists, such as 30 February. */
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

/** 'Mon 9 February'. */
export const weekdayAndDay = (day: string): string =>
  `${(weekdays[weekdayOf(day)] ?? '').slice(0, 3)} ${shortDay(day)}`;
