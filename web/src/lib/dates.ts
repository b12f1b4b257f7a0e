/** Dates in words. English is that of Uganda's schools, the day first; Chromium has no Luganda months, so they are here. */

type Parts = Intl.DateTimeFormatOptions;

const lugandaMonths =
  'Janwaliyo Febwaliyo Marisi Apuli Maayi Juuni Julaayi Agusito Sebuttemba Okitobba Novemba Desemba'.split(
    ' ',
  );
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

/** '15 November', of a moment or of a day such as 2026-11-15. Noon, so that no time zone turns it into the day before. */
export const dayText = (language: string, day: string): string =>
  inWords(language, new Date(day.length > 10 ? day : `${day}T12:00:00`), { day: 'numeric', month: 'long' });

const lugandaWeekdays = [
  ['Ssande', 'Ssa'],
  ['Bbalaza', 'Bba'],
  ['Lwakubiri', 'Bir'],
  ['Lwakusatu', 'Sat'],
  ['Lwakuna', 'Na'],
  ['Lwakutaano', 'Taa'],
  ['Lwamukaaga', 'Muk'],
] as const;

/* Chromium knows no short ones in Kiswahili, and five whole ones are wider than a phone. */
const swahiliWeekdays = ['Jpi', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms'] as const;

/** 'Monday' or 'Mon', of a day such as 2026-11-16. Noon, as above. */
export const weekdayText = (language: string, day: string, form: 'long' | 'short'): string => {
  const at = new Date(`${day}T12:00:00`);
  if (language === 'lg') return lugandaWeekdays[at.getDay()]?.[form === 'long' ? 0 : 1] ?? '';
  if (language === 'sw' && form === 'short') return swahiliWeekdays[at.getDay()] ?? '';
  return inWords(language, at, { weekday: form });
};

/** '14:05' */
export const hourText = (language: string, moment: string | number): string =>
  inWords(language, new Date(moment), { hour: '2-digit', minute: '2-digit' });
