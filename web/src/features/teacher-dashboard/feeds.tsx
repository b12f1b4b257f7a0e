import type { RecentActivity } from '@afrolearn/contract/teaching.ts';
import { ClipboardList, Crown, UserRound } from 'lucide-react';
import { useState } from 'react';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { useDaysAgo } from '#teaching-kit/figures/index.ts';
import { useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import { recentActivity, upcomingAssignments } from './dashboard.api.ts';
import css from './dashboard.module.css';
import { Panel } from './panel.tsx';
import { sampleAssignments, sampleRecent } from './sample.ts';

const c = classes(css);

const icons = { trophy: Crown, tasks: ClipboardList, 'user-check': UserRound } as const;
const fewest = 5;

const Activity = ({ activity }: { activity: RecentActivity }) => {
  const ago = useDaysAgo();
  const Icon = icons[activity.icon];
  return (
    <li className={c('entry')}>
      <span className={c('kind')}>
        <Icon />
      </span>
      <div>
        <p>{activity.text}</p>
        <p className={c('muted')}>
          {activity.className} · <time dateTime={activity.timestamp}>{ago(activity.timestamp)}</time>
        </p>
      </div>
    </li>
  );
};

/** Recent activity in the own classes, by day. */
export const Recent = () => {
  const say = useText(teachingTexts);
  const [all, setAll] = useState(false);
  const answer = useKeptAnswer('recent activity', recentActivity);
  return (
    <Panel
      title={say('recent')}
      answer={answer}
      words={{ loading: say('loadingRecent'), failed: say('recentFailed') }}
      sample={sampleRecent}
    >
      {(list) =>
        list.length === 0 ? (
          <p className={c('muted')}>{say('recentEmpty')}</p>
        ) : (
          <>
            <ul className={c('feed')}>
              {list.slice(0, all ? list.length : fewest).map((activity) => (
                <Activity key={activity.id} activity={activity} />
              ))}
            </ul>
            {list.length > fewest && !all && (
              <Button kind="ghost" size="sm" className={c('noprint')} onClick={() => setAll(true)}>
                {say('showMore')}
              </Button>
            )}
          </>
        )
      }
    </Panel>
  );
};

/** Assignments by due date, the soonest first. */
export const Upcoming = () => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  const answer = useKeptAnswer('upcoming assignments', upcomingAssignments);
  return (
    <Panel
      title={say('upcoming')}
      aside={
        <ButtonLink kind="paper" size="sm" className={c('noprint')} to={paths.newAssignment}>
          {say('assignWork')}
        </ButtonLink>
      }
      answer={answer}
      words={{ loading: say('loadingAssignments'), failed: say('assignmentsFailed') }}
      sample={sampleAssignments}
    >
      {(list) => (
        <>
          {list.length === 0 && <p className={c('muted')}>{say('noAssignments')}</p>}
          <ul className={c('feed')}>
            {list.slice(0, fewest).map(({ id, title, dueDate, className, subject, learners, done }) => (
              <li key={id} className={c('entry')}>
                <time className={c('date')} dateTime={dueDate}>
                  {dayText(language, dueDate)}
                </time>
                <div className={c('task')}>
                  <p>
                    <Link to={paths.assignment(id)}>{title}</Link>
                  </p>
                  <p className={c('muted')}>
                    {className} · {subject}
                  </p>
                  <div className={c('doneBar')}>
                    <Weave thin value={(100 * done) / Math.max(1, learners)} label={title} />
                    <span className={c('muted')}>{say('doneOf', { done, learners })}</span>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <Link className={c('noprint')} to={paths.assignments}>
            {say('allAssignments')}
          </Link>
        </>
      )}
    </Panel>
  );
};
