/** A calendar day as `2026-03-09`; days compare and sort as texts. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => dayAt(startOf(day) + count * dayLength);

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((startOf(to) - startOf(from)) / dayLength);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(startOf(day)).getUTCDay();

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The default zone for days. */
export const defaultZone = 'Africa/Kampala';

/* Cached: creating one takes longer than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

export const isZone = (zone: string): boolean => {
  try {
    formatFor(zone);
    return true;
  } catch {
    return false;
  }
};

/** The day at a time in a zone; an unknown zone counts as Kampala. */
export const dayIn = (zone: string, at: number): Day => {
  const parts = formatFor(isZone(zone) ? zone : defaultZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};
