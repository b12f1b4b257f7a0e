/** Activity in classes: numbers by day, and sentences without a time. Hours of a single child are not shown. */
import {
  activityDays,
  mostActivities,
  type RecentActivity,
  type WeeklyActivity,
} from '@afrolearn/contract/teaching.ts';
import { addDays, dayIn, mondayOf } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import type { Speech } from '#words/words.ts';
import { type ActivityRow, activitiesIn, finishedByDay, type Room } from './teaching.db.ts';

const idsOf = (rooms: readonly Room[]) => rooms.map(({ id }) => id);

const emptyWeek = [0, 0, 0, 0, 0, 0, 0];
const sumOf = (days: readonly number[]) => days.reduce((sum, count) => sum + count, 0);

export const weeklyOf = async (
  db: Db,
  rooms: readonly Room[],
  zone: string,
  now: Date,
): Promise<WeeklyActivity> => {
  const monday = mondayOf(dayIn(zone, now.getTime()));
  const counts =
    rooms.length === 0
      ? new Map<string, number>()
      : await finishedByDay(db, idsOf(rooms), zone, addDays(monday, -14));
  const daysOf = (week: string) => emptyWeek.map((_, place) => counts.get(addDays(week, place)) ?? 0);
  // On a Monday morning, the last week is shown instead of an empty one.
  const week = sumOf(daysOf(monday)) > 0 ? monday : addDays(monday, -7);
  return { week, days: daysOf(week), before: sumOf(daysOf(addDays(week, -7))) };
};

const icons = {
  mastered: 'trophy',
  perfect: 'trophy',
  work: 'tasks',
  joined: 'user-check',
  'handed-in': 'tasks',
} as const;

const textOf = ({ kind, name, title, students }: ActivityRow, className: string, say: Speech): string => {
  const words = { name: name ?? '', title: title ?? '', class: className, count: students };
  if (kind === 'mastered') return say.activity('mastered', words);
  if (kind === 'perfect') return say.activity('perfect', words);
  if (kind === 'joined')
    return students === 1 ? say.activity('joined-one', words) : say.activity('joined', words);
  if (kind === 'handed-in') return say.activity('handed-in', words);
  return say.activity('work', words);
};

export const recentOf = async (
  db: Db,
  rooms: readonly Room[],
  zone: string,
  now: Date,
  say: Speech,
): Promise<RecentActivity[]> => {
  if (rooms.length === 0) return [];
  const since = addDays(dayIn(zone, now.getTime()), 1 - activityDays);
  const rows = await activitiesIn(db, idsOf(rooms), zone, since, mostActivities);
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const className = names.get(row.classId) ?? '';
    return {
      id: `${row.kind}-${row.classId}-${row.day}-${row.ref}`,
      type: row.kind,
      text: textOf(row, className, say),
      icon: icons[row.kind],
      timestamp: row.day,
      className,
    };
  });
};
