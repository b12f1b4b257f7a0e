import { Link } from 'react-router';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { AssignButton } from './assign-button.tsx';
import css from './upcoming-assignments.module.css';

const c = classes(css);

const upcoming = () => call('GET /teacher/upcoming-assignments');

/** What is due in the teacher's classes, the soonest first; for the dashboard. */
export const UpcomingAssignments = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { state, data, retry } = useAnswer('upcoming assignments', upcoming);
  return (
    <Card as="section" aria-labelledby="upcoming-assignments">
      <div className={c('head')}>
        <h2 id="upcoming-assignments">{say('upcoming')}</h2>
        <AssignButton />
      </div>
      {state === 'failed' && <Failed retry={retry}>{say('loadFailed')}</Failed>}
      {state === 'loading' && data === null && <Bones lines={3} label={say('upcomingLoading')} />}
      {data?.length === 0 && <p>{say('noUpcoming')}</p>}
      <ul className={c('list')}>
        {data?.map(({ id, title, dueDate, className, subject, grade }) => (
          <li key={id}>
            <Link to={paths.assignment(id)}>{title}</Link>
            <small>
              {className} · {subject} · {grade} · {say('dueOn', { date: dayText(language, dueDate) })}
            </small>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.assignments}>{say('title')}</Link>
      </p>
    </Card>
  );
};
