/**
 * A streak as it is kept beside a learner's other sums: as it stood on the last active day. What it is on a later day
 * follows from the school days in between, so that a board needs one row of a learner and not all of their days.
 */
import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, type Day, daysBetween } from '#streaks/days.ts';
import { streakOf } from '#streaks/streak.ts';

export type KeptStreak = {
  readonly streak: number;
  readonly shields: number;
  /** Days since 1970; 0 where there is none. */
  readonly lastDay: number;
};

export const dayNumber = (day: Day): number => daysBetween('1970-01-01', day);

export const streakKept = (activeDays: readonly Day[], isSchoolDay?: SchoolCalendar): KeptStreak => {
  const last = activeDays.reduce<Day>((latest, day) => (day > latest ? day : latest), '');
  if (last === '') return { streak: 0, shields: 0, lastDay: 0 };
  const { current, shields } = streakOf(activeDays, last, isSchoolDay);
  return { streak: current, shields, lastDay: dayNumber(last) };
};

/* No holiday of any school is longer; further back nothing is alive. */
const furthest = 400;

/**
 * The oldest last day, by the shields that are left (none, one, two), from which a streak is still alive today: as many
 * school days may have been missed as there are shields. A database compares with these three numbers.
 */
export const oldestAlive = (
  today: Day,
  isSchoolDay: SchoolCalendar = ugandanCalendar,
): readonly [number, number, number] => {
  // Who was last active on the school day before this one has missed none, on the one before that one, and so on.
  const oldest: number[] = [];
  for (let back = 1; back <= furthest && oldest.length < 3; back += 1) {
    const day = addDays(today, -back);
    if (isSchoolDay(day)) oldest.push(dayNumber(day));
  }
  const [none, one, two] = oldest;
  const never = dayNumber(today) - furthest;
  return [none ?? never, one ?? never, two ?? never];
};

export const streakToday = (
  { streak, shields, lastDay }: KeptStreak,
  alive: readonly [number, number, number],
): number => (lastDay >= (alive[shields] ?? alive[2]) ? streak : 0);
