/**
 * A streak as stored with a learner's totals: its state on the last active day. The school days since then
 * give its current state, so a board reads one row per learner instead of all their days.
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

/* Longer than any school holiday; every older streak has ended. */
const furthest = 400;

/**
 * The oldest last active day from which a streak is still alive today, by remaining shields (none, one, two):
 * one missed school day is allowed per shield. Queries compare with these three numbers.
 */
export const oldestAlive = (
  today: Day,
  isSchoolDay: SchoolCalendar = ugandanCalendar,
): readonly [number, number, number] => {
  // Last active on the previous school day: none missed; on the one before that: one; and so on.
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
