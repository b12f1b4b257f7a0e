/** The period of a report: a week from Monday to Sunday, or one of the three school terms. */
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

/** The term of a day; in the holidays the last one. */
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

/** The seven days up to today, so that the page is not empty on a Monday morning. */
const lastSevenDays = (today: Day): Period => ({
  kind: 'weekly',
  from: addDays(today, -6),
  to: today,
  term: termOf(today),
});

/** The published term, extended over the holidays after it. */
export const termAround = (day: Day): Period => {
  const { from, to, number } = termBegunBy(day);
  return { kind: 'termly', from, to: day > to ? day : to, term: number };
};

/** The period that a page shows on a day: the last seven days, or the term. */
export const periodOf = (kind: ReportKind, day: Day): Period =>
  kind === 'weekly' ? lastSevenDays(day) : termAround(day);
