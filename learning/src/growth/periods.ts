/** The time that a report is about: a week from Monday to Sunday, or one of the three terms of a school year. */
import type { ReportKind } from '#growth/growth.ts';
import { type NamedTerm, termsUntil } from '#streaks/calendar.ts';
import { addDays, type Day, weekdayOf } from '#streaks/days.ts';

export type Period = {
  readonly kind: ReportKind;
  readonly from: Day;
  readonly to: Day;
  /** 1, 2 or 3. */
  readonly term: number;
};

/** The term of a day; in the holidays the one before. */
const termBegunBy = (day: Day): NamedTerm => {
  const [term] = termsUntil(day);
  if (term === undefined) throw new Error(`no term had begun on ${day}`);
  return term;
};

const termOf = (day: Day): number => termBegunBy(day).number;

export const weekOf = (day: Day): Period => {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7));
  return { kind: 'weekly', from, to: addDays(from, 6), term: termOf(day) };
};

/** The seven days that end today: what a page shows, so that a Monday morning does not read as an empty week. */
const lastSevenDays = (today: Day): Period => ({
  kind: 'weekly',
  from: addDays(today, -6),
  to: today,
  term: termOf(today),
});

/** The term as the ministry published it. Who learns in the holidays after it is not left out. */
export const termAround = (day: Day): Period => {
  const { from, to, number } = termBegunBy(day);
  return { kind: 'termly', from, to: day > to ? day : to, term: number };
};

/** What a page shows of a day: its last seven days, or its term. */
export const periodOf = (kind: ReportKind, day: Day): Period =>
  kind === 'weekly' ? lastSevenDays(day) : termAround(day);
