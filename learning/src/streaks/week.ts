import { type SchoolCalendar, ugandanCalendar } from '#streaks/calendar.ts';
import { addDays, type Day, weekdayOf } from '#streaks/days.ts';
import { streakOf } from '#streaks/streak.ts';

/** `kept`: missed, but a shield saved the streak. `free`: no school. `ahead`: today, or in the future. */
export type WeekDay = { readonly day: Day; readonly state: 'active' | 'kept' | 'missed' | 'free' | 'ahead' };

const schoolDays = [0, 1, 2, 3, 4];

/** Monday to Friday of the current week; on a weekend, of the week that is over. */
export const weekOf = (
  activeDays: readonly Day[],
  today: Day,
  isSchoolDay: SchoolCalendar = ugandanCalendar,
): readonly WeekDay[] => {
  const active = new Set(activeDays);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const stateOf = (day: Day): WeekDay['state'] => {
    if (active.has(day)) return 'active';
    if (day >= today) return 'ahead';
    if (!isSchoolDay(day)) return 'free';
    const before = activeDays.filter((one) => one < day);
    return streakOf(before, addDays(day, 1), isSchoolDay).current > 0 ? 'kept' : 'missed';
  };
  return schoolDays.map((place) => {
    const day = addDays(monday, place);
    return { day, state: stateOf(day) };
  });
};
