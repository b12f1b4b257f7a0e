/** The years that sign-up offers (spec 1 §5). */
export const birthYears: readonly number[] = Array.from({ length: 20 }, (_, index) => 2005 + index);

/** Also takes a younger child's year; the server, which has a clock, refuses the future. */
export const isBirthYear = (year: number): boolean => Number.isInteger(year) && year >= 2005 && year <= 2099;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month given as a name or as a number; null when it is neither. */
export const monthNumber = (value: string | number): number | null => {
  const text = String(value).trim().toLowerCase();
  const named = months.findIndex((month) => month.toLowerCase() === text);
  if (named >= 0) return named + 1;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 12 ? number : null;
};
