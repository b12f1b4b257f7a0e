import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { profile } from '#messages/profile/en.ts';
import { Link } from '#routing/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { lookOf } from '#ui/subject-looks.ts';
import css from './history-list.module.css';
import type { History } from './profile.api.ts';

const c = classes(css);

/** Spec 2 §9. */
const mostShown = 5;

/** The first five entries with title, subject, topic and score percent. */
export const HistoryList = ({ history }: { history: History }) => {
  const say = useText(profile);
  if (history.length === 0) {
    return (
      <Empty picture={basket} action={<ButtonLink to={paths.dashboard}>{say('toCourses')}</ButtonLink>}>
        {say('noActivity')}
      </Empty>
    );
  }
  return (
    <ul className={c('history')}>
      {history.slice(0, mostShown).map(({ id, title, subject, topic, score, at }) => (
        <li key={`${id} ${at}`}>
          <img src={lookOf(subjectByName(subject)?.id ?? 0).picture} alt="" width="44" height="44" />
          <div>
            <Link to={paths.lesson(id)}>{title}</Link>
            <small>{[subject, topic].filter(Boolean).join(' · ')}</small>
          </div>
          {score !== null && (
            // Not passed is 'not yet', never red.
            <b className={c('score', score < passMark * 100 && 'notyet')}>
              <span className="num">{score}%</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  );
};
