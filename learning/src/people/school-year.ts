/**
 * Adults whom a school has confirmed are confirmed again for each school year. Schools teach from late January to
 * early December, so a word from December on counts for the next year, and what was not said again ends with February.
 */
import type { Day } from '#streaks/days.ts';

/** The school year for which a word of this day counts. */
export const schoolYearOf = (day: Day): number =>
  Number(day.slice(0, 4)) + (day.slice(5, 7) === '12' ? 1 : 0);

/** From this day on a word counts for the year. */
const wordsBegin = (year: number): Day => `${year - 1}-12-01`;

/** On this day ends what was not said again for the year. */
export const lapseDay = (year: number): Day => `${year}-03-01`;

/** Whoever was confirmed before this day is to be confirmed now. */
export const toConfirmBefore = (today: Day): Day => wordsBegin(schoolYearOf(today));

/** Whoever was confirmed before this day is confirmed no more. */
export const lapsedBefore = (today: Day): Day => {
  const year = Number(today.slice(0, 4));
  return wordsBegin(today >= lapseDay(year) ? year : year - 1);
};

/** When administrators are reminded once more: the last month before the lapse. */
export const isLastMonth = (today: Day): boolean => today.slice(5, 7) === '02';
