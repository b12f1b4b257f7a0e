import type { Reply } from '@afrolearn/contract';
import { Check, Shield } from 'lucide-react';
import { weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { today as now } from '#lib/today.ts';
import { today } from '#messages/today/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './streak-card.module.css';

const c = classes(css);

type Today = Reply<'GET /today'>;
type WeekDay = Today['week'][number];

const dayKeys = {
  active: 'dayDone',
  kept: 'dayKept',
  missed: 'dayMissed',
  free: 'dayFree',
  ahead: 'dayAhead',
} as const;

const OneDay = ({ day, state }: WeekDay) => {
  const say = useText(today);
  const { language } = useLanguage();
  const isToday = day === now() && state === 'ahead';
  const whole = weekdayText(language, day, 'long');
  return (
    <li data-state={isToday ? 'today' : state}>
      <i aria-hidden="true">
        {state === 'active' && <Check size={20} />}
        {state === 'kept' && <Shield size={20} />}
      </i>
      <span aria-hidden="true">{weekdayText(language, day, 'short')}</span>
      <span className="vh">{say(isToday ? 'dayToday' : dayKeys[state], { day: whole })}</span>
    </li>
  );
};

/** The week at a glance. It never says that something was lost. */
export const StreakCard = ({ today: { week, streak, opened } }: { today: Today }) => {
  const say = useText(today);
  const { language } = useLanguage();
  const kept = week.filter(({ state }) => state === 'kept').pop();
  const isSchoolDay = week.some(({ day }) => day === now());
  const title = () => {
    if (streak.days > 0) return say('streak', { count: streak.days });
    return say(opened.length === 0 ? 'firstDay' : 'newStreak');
  };
  const line = () => {
    if (kept !== undefined) return say('shieldKept', { day: weekdayText(language, kept.day, 'long') });
    if (streak.activeToday) return say('learnedToday');
    if (!isSchoolDay) return say('restToday');
    return streak.shields > 0 ? say('hasShield', { count: streak.shields }) : say('learnToday');
  };
  return (
    <Card as="section" aria-labelledby="streak">
      <div className={c('inside')}>
        <h2 id="streak">{title()}</h2>
        <ul className={c('days')}>
          {week.map((one) => (
            <OneDay key={one.day} {...one} />
          ))}
        </ul>
        <p>{line()}</p>
      </div>
    </Card>
  );
};
