/** Goals slightly above a learner's real activity. The default is 'Complete 5 lessons' (spec 2 §9). */
import { inEnglish, type SayInsight } from '#insights/sentences.ts';
import { addDays, type Day, mondayOf } from '#streaks/days.ts';

export type Goal = {
  readonly id: 'lessons' | 'today' | 'days';
  readonly title: string;
  readonly current: number;
  readonly target: number;
  /** Name of a colour token. */
  readonly color: 'leaf' | 'gold' | 'lake';
};

/** Lessons first completed on a day. */
export type DayWork = { readonly day: Day; readonly lessons: number };

/** How many days back goals consider. */
export const goalDays = 28;

const defaultLessons = 5;
const mostLessons = 20;
const mostToday = 4;
const [fewestDays, mostDays] = [3, 5];

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const goalsOf = (
  work: readonly DayWork[],
  activeDays: readonly Day[],
  today: Day,
  say: SayInsight = inEnglish,
): readonly Goal[] => {
  const monday = mondayOf(today);
  const lastMonday = addDays(monday, -7);
  const thisWeek = work.filter(({ day }) => day >= monday && day <= today);
  const lastWeek = work.filter(({ day }) => day >= lastMonday && day < monday);
  const before = work.filter(({ day }) => day < today && day >= addDays(today, -goalDays));
  const lessons = within(defaultLessons, sum(lastWeek.map((one) => one.lessons)), mostLessons);
  const todays = within(1, median(before.map((one) => one.lessons)), mostToday);
  const daysLastWeek = activeDays.filter((day) => day >= lastMonday && day < monday).length;
  const days = within(fewestDays, daysLastWeek + 1, mostDays);
  return [
    {
      id: 'lessons',
      title: lessons === defaultLessons ? say('goal-default') : say('goal-lessons', { lessons }),
      current: sum(thisWeek.map((one) => one.lessons)),
      target: lessons,
      color: 'leaf',
    },
    {
      id: 'today',
      title: say('goal-today', { count: todays }),
      current: sum(work.filter(({ day }) => day === today).map((one) => one.lessons)),
      target: todays,
      color: 'gold',
    },
    {
      id: 'days',
      title: say('goal-days', { days }),
      current: activeDays.filter((day) => day >= monday && day <= today).length,
      target: days,
      color: 'lake',
    },
  ];
};
