import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, type Day } from '#streaks/days.ts';

/** A week of activity, five active days, earns a shield; a missed school day costs one. */
const daysPerShield = 5;
const mostShields = 2;

export type Streak = {
  /** Active days up to today. Today is not missed before it is over. */
  readonly current: number;
  readonly longest: number;
  readonly shields: number;
  readonly activeToday: boolean;
};

/*
 * `strength` counts active days towards shields. More activity must never lower any of the three, so the
 * strength resets when a streak breaks.
 */
type Run = { readonly current: number; readonly strength: number; readonly longest: number };

const active = ({ current, strength, longest }: Run): Run => ({
  current: current + 1,
  strength: Math.min(strength + 1, daysPerShield * mostShields),
  longest: Math.max(longest, current + 1),
});

const missed = ({ current, strength, longest }: Run): Run =>
  strength >= daysPerShield
    ? { current, strength: strength - daysPerShield, longest }
    : { current: 0, strength: 0, longest };

const missAllBetween = (run: Run, after: Day, before: Day, isSchoolDay: SchoolCalendar): Run => {
  let state = run;
  let day = addDays(after, 1);
  // A broken streak stays broken, so the loop ends early in a long absence.
  while (day < before && state.current > 0) {
    if (isSchoolDay(day)) state = missed(state);
    day = addDays(day, 1);
  }
  return state;
};

/**
 * The streak from a set of active days (promise R9): each one adds one, a missed school day breaks it, and a
 * shield prevents that. Order and repetition do not matter.
 */
export const streakOf = (
  activeDays: Iterable<Day>,
  today: Day,
  isSchoolDay: SchoolCalendar = ugandanCalendar,
): Streak => {
  const days = [...new Set(activeDays)].sort();
  let run: Run = { current: 0, strength: 0, longest: 0 };
  let last: Day | null = null;
  for (const day of days) {
    if (last !== null) run = missAllBetween(run, last, day, isSchoolDay);
    run = active(run);
    last = day;
  }
  if (last !== null) run = missAllBetween(run, last, today, isSchoolDay);
  return {
    current: run.current,
    longest: run.longest,
    shields: Math.floor(run.strength / daysPerShield),
    activeToday: last !== null && days.includes(today),
  };
};

export const longestStreak = (activeDays: Iterable<Day>, isSchoolDay?: SchoolCalendar): number =>
  streakOf(activeDays, '', isSchoolDay).longest;
