/** What browsers and servers lack for Luganda: month names, weekday names and list formatting. */

export const lugandaMonths: readonly string[] = [
  'Janwaliyo',
  'Febwaliyo',
  'Marisi',
  'Apuli',
  'Maayi',
  'Juuni',
  'Julaayi',
  'Agusito',
  'Sebuttemba',
  'Okitobba',
  'Novemba',
  'Desemba',
];

type Weekday = { readonly long: string; readonly short: string; readonly narrow: string };

/** From Sunday. Wednesday's short form is not 'Sat', which Ugandans read as Saturday. */
export const lugandaWeekdays: readonly Weekday[] = [
  { long: 'Ssande', short: 'Ssa', narrow: 'S' },
  { long: 'Bbalaza', short: 'Bba', narrow: 'B' },
  { long: 'Lwakubiri', short: 'Kub', narrow: 'Kb' },
  { long: 'Lwakusatu', short: 'Kus', narrow: 'Ks' },
  { long: 'Lwakuna', short: 'Kun', narrow: 'Kn' },
  { long: 'Lwakutaano', short: 'Kut', narrow: 'Kt' },
  { long: 'Lwamukaaga', short: 'Muk', narrow: 'M' },
];

/** 'A, B ne C'; before a vowel 'n’', as it is written. */
export const lugandaList = (things: readonly string[]): string => {
  const last = things[things.length - 1];
  if (last === undefined || things.length === 1) return last ?? '';
  const and = /^[aeiou]/i.test(last) ? 'n’' : 'ne ';
  return `${things.slice(0, -1).join(', ')} ${and}${last}`;
};
