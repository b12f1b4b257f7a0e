/** The time that a report is about: a week from Monday to Sunday, or one of the three terms of a school year. */
import type { ReportKind } from '#growth/growth.ts';
import { addDays, type Day, weekdayOf } from '#streaks/days.ts';

export type Period = {
  readonly kind: ReportKind;
  readonly from: Day;
  readonly to: Day;
  /** 1, 2 or 3. */
  readonly term: number;
};

const termOf = (day: Day): number => Math.ceil(Number(day.slice(5, 7)) / 4);

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

/* Schools of Uganda teach in three terms, which lie in the thirds of the year; holidays between them have no lessons. */
const ends = ['04-30', '08-31', '12-31'] as const;
const begins = ['01-01', '05-01', '09-01'] as const;

export const termAround = (day: Day): Period => {
  const term = termOf(day);
  const year = day.slice(0, 4);
  return { kind: 'termly', from: `${year}-${begins[term - 1]}`, to: `${year}-${ends[term - 1]}`, term };
};

/** What a page shows of a day: its last seven days, or its term. */
export const periodOf = (kind: ReportKind, day: Day): Period =>
  kind === 'weekly' ? lastSevenDays(day) : termAround(day);
