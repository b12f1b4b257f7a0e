import { dayText, weekdayText } from '#lib/dates.ts';

/** 'Friday 20 November' */
export const dayName = (language: string, day: string): string =>
  `${weekdayText(language, day, 'long')} ${dayText(language, day)}`;
