/** The spans that a group's board and goal are counted over. Days are those of the school's zone. */
import { addDays, type Day, weekdayOf } from '#streaks/days.ts';

/** The documented kinds of a group's board; the first is the usual one (spec 2 §4). */
export const boardTypes = ['overall', 'weekly', 'monthly', 'subject', 'tool_category'] as const;
export type BoardType = (typeof boardTypes)[number];

/** Monday of the week that a day is in. */
export const weekStart = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

export const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The first day of the previous month. */
export const lastMonthStart = (day: Day): Day => monthStart(addDays(monthStart(day), -1));
