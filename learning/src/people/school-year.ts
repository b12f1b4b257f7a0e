/**
 * Adults confirmed by a school are confirmed again every school year. Schools teach from late January to
 * early December, so a confirmation from December on counts for the next year, and an old one lapses at the
 * end of February.
 */
import type { Day } from '#streaks/days.ts';

/** The school year that a confirmation of this day counts for. */
export const schoolYearOf = (day: Day): number =>
  Number(day.slice(0, 4)) + (day.slice(5, 7) === '12' ? 1 : 0);

/** Confirmations from this day on count for the year. */
const wordsBegin = (year: number): Day => `${year - 1}-12-01`;

/** Confirmations not renewed for the year end on this day. */
export const lapseDay = (year: number): Day => `${year}-03-01`;

/** Everybody confirmed before this day needs a new confirmation. */
export const toConfirmBefore = (today: Day): Day => wordsBegin(schoolYearOf(today));

/** Confirmations from before this day have lapsed. */
export const lapsedBefore = (today: Day): Day => {
  const year = Number(today.slice(0, 4));
  return wordsBegin(today >= lapseDay(year) ? year : year - 1);
};

/** Administrators are reminded again in the last month before the lapse. */
export const isLastMonth = (today: Day): boolean => today.slice(5, 7) === '02';
