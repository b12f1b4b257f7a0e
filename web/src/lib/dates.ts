/** Formats dates. English dates have the day first, as in Ugandan schools; Chromium lacks Luganda. */
import { lugandaList, lugandaMonths, lugandaWeekdays } from '@afrolearn/learning/languages/luganda.ts';

type Parts = Intl.DateTimeFormatOptions;

const inLuganda = (at: Date, { day, year, hour }: Parts): string => {
  const date = [day && at.getDate(), lugandaMonths[at.getMonth()], year && at.getFullYear()]
    .filter(Boolean)
    .join(' ');
  return hour === undefined ? date : `${date}, ${inWords('en', at, { hour, minute: '2-digit' })}`;
};

const inWords = (language: string, at: Date, parts: Parts): string => {
  if (language === 'lg' && parts.month !== undefined) return inLuganda(at, parts);
  return new Intl.DateTimeFormat(language === 'en' || language === 'lg' ? 'en-GB' : language, parts).format(
    at,
  );
};

/** '15 November 2026' */
export const dateText = (language: string, moment: string | number): string =>
  inWords(language, new Date(moment), { day: 'numeric', month: 'long', year: 'numeric' });

/** '15 Nov 2026, 14:05' */
export const momentText = (language: string, moment: string | number): string =>
  inWords(language, new Date(moment), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** 'November 2026' */
export const monthText = (language: string, moment: string | number): string =>
  inWords(language, new Date(moment), { month: 'long', year: 'numeric' });

/** '15 November', of a moment or of a day such as 2026-11-15. Noon avoids a shift by time zone. */
export const dayText = (language: string, day: string): string =>
  inWords(language, new Date(day.length > 10 ? day : `${day}T12:00:00`), { day: 'numeric', month: 'long' });

/*
 * Chromium lacks short Kiswahili weekdays, and five full ones are wider than a phone. Four begin with the
 * same letter, so timetables number them.
 */
const swahiliWeekdays = {
  short: ['Jpi', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms'],
  narrow: ['J2', 'J3', 'J4', 'J5', 'Al', 'Ij', 'J1'],
} as const;

/** 'Monday', 'Mon' or 'M', of a day such as 2026-11-16. Noon, as above. */
export const weekdayText = (language: string, day: string, form: 'long' | 'short' | 'narrow'): string => {
  const at = new Date(`${day}T12:00:00`);
  if (language === 'lg') return lugandaWeekdays[at.getDay()]?.[form] ?? '';
  if (language === 'sw' && form !== 'long') return swahiliWeekdays[form][at.getDay()] ?? '';
  return inWords(language, at, { weekday: form });
};

/** 'Thursday 12 November' */
export const weekdayAndDay = (language: string, day: string): string =>
  `${weekdayText(language, day, 'long')} ${dayText(language, day)}`;

/** '14:05', in the device's or a given time zone. */
export const hourText = (language: string, moment: string | number, zone?: string): string =>
  inWords(language, new Date(moment), {
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  });

/** 'A, B and C' */
export const listText = (language: string, things: readonly string[]): string =>
  language === 'lg' ? lugandaList(things) : new Intl.ListFormat(language).format(things);
