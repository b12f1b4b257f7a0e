import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import { Link } from '#routing/index.ts';
import { Seeds } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import css from './activity-list.module.css';
import type { Summary } from './profile.api.ts';

const c = classes(css);

/** Spec 2 §9. */
const mostShown = 5;

const timeIn = (language: string, time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : momentText(language, time);

export const ActivityList = ({ activities }: { activities: Summary['recentActivities'] }) => {
  const say = useText(profile);
  const { language } = useLanguage();
  const motivation = useMotivation();
  if (activities.length === 0) return <p className={c('none')}>{say('noActivity')}</p>;
  return (
    <ul className={c('activities')}>
      {activities.slice(0, mostShown).map(({ title, time, points, path }) => (
        <li key={`${path} ${title} ${time}`}>
          <div>
            {path === null ? <b>{title}</b> : <Link to={path}>{title}</Link>}
            <small>{timeIn(language, time)}</small>
          </div>
          {motivation && points > 0 && <Seeds count={`+${points}`} label={say('seeds')} />}
        </li>
      ))}
    </ul>
  );
};
