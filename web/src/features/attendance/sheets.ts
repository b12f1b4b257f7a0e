/** Paginates a term's register: days and pupils per sheet, weeks counted from the start of the term. */

import type { RegisterCell, TermRegister } from '@afrolearn/contract/attendance.ts';
import { distinctNames } from '@afrolearn/learning/people/name-order.ts';
import { daysBetween, mondayOf } from '@afrolearn/learning/streaks/days.ts';

/** The letters of cells, the same in every language; explained in the footer. */
export const letters: Readonly<Record<RegisterCell, string>> = {
  present: '/',
  late: 'L',
  absent: '0',
  sick: 'S',
  fees: 'F',
  rain: 'R',
  work: 'W',
  family: 'H',
  unknown: 'N',
};

const mostDays = 30;
const mostPupils = 30;

export type Week = { readonly number: number; readonly days: readonly string[] };

const weeksOf = (days: readonly string[], termStart: string): readonly Week[] => {
  const first = mondayOf(termStart);
  const weeks = new Map<number, string[]>();
  for (const day of days) {
    const number = Math.floor(daysBetween(first, day) / 7) + 1;
    weeks.set(number, [...(weeks.get(number) ?? []), day]);
  }
  return [...weeks].map(([number, own]) => ({ number, days: own }));
};

/* Whole weeks per sheet, as many as fit. */
const weeksTogether = (weeks: readonly Week[]): readonly (readonly Week[])[] => {
  const sheets: Week[][] = [[]];
  let count = 0;
  for (const week of weeks) {
    if (count > 0 && count + week.days.length > mostDays) {
      sheets.push([]);
      count = 0;
    }
    sheets[sheets.length - 1]?.push(week);
    count += week.days.length;
  }
  return sheets;
};

type Pupil = TermRegister['pupils'][number];
export type Row = {
  readonly place: number;
  readonly pupil: Pupil;
  readonly cells: readonly (RegisterCell | null)[];
  readonly present: number;
  readonly marked: number;
};
export type Sheet = {
  readonly weeks: readonly Week[];
  readonly days: readonly string[];
  readonly rows: readonly Row[];
  /** The number present on each day, for the whole class. */
  readonly sums: readonly number[];
  /** The last sheet of days has the totals of the term. */
  readonly isLast: boolean;
};

const isThere = (cell: RegisterCell | null) => cell === 'present' || cell === 'late';

export const sheetsOf = ({ days, pupils, from }: TermRegister): readonly Sheet[] => {
  const parts = weeksTogether(weeksOf(days, from));
  const names = distinctNames(pupils);
  return parts.flatMap((weeks, part) => {
    const own = weeks.flatMap((week) => week.days);
    const places = own.map((day) => days.indexOf(day));
    const rows = pupils.map((pupil, place): Row => {
      const cells = places.map((at) => pupil.cells[at] ?? null);
      return {
        place: place + 1,
        pupil: { ...pupil, name: names.get(pupil.id) ?? pupil.name },
        cells,
        present: cells.filter(isThere).length,
        marked: cells.filter((cell) => cell !== null).length,
      };
    });
    const sums = places.map((at) => pupils.filter(({ cells }) => isThere(cells[at] ?? null)).length);
    const count = Math.max(1, Math.ceil(rows.length / mostPupils));
    return Array.from({ length: count }, (_, page) => ({
      weeks,
      days: own,
      rows: rows.slice(page * mostPupils, (page + 1) * mostPupils),
      sums,
      isLast: part === parts.length - 1,
    }));
  });
};

export const percentOf = (present: number, marked: number): string =>
  marked === 0 ? '' : `${Math.round((present / marked) * 100)}%`;
