import type { Subject } from '@afrolearn/learning/catalogue/subjects.ts';
import { useText } from '#lib/language.tsx';
import { writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { today } from '#messages/today/en.ts';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import { Weave } from '#ui/weave.tsx';
import type { SubjectProgress } from './dashboard.api.ts';
import css from './subject-cards.module.css';

const c = classes(css);

const useProgressWords = () => {
  const say = useText(today);
  return ({ ready, entries, entriesDone }: SubjectProgress): string => {
    if (ready === 0) return say('beingWritten');
    return entriesDone === 0 ? say('notStarted') : say('entriesDone', { done: entriesDone, count: entries });
  };
};

type Props = {
  gradeId: number;
  subjects: readonly Subject[];
  /** The learner's progress; null for others, and while unknown. */
  progress: readonly SubjectProgress[] | null;
};

/** Unwritten units do not count towards progress. One note below says so. */
export const SubjectCards = ({ gradeId, subjects, progress }: Props) => {
  const say = useText(today);
  const wordsOf = useProgressWords();
  const leavesOut = progress?.some(({ ready, units }) => ready < units) ?? false;
  return (
    <>
      <div className={c('cards')}>
        {subjects.map(({ id, name }) => {
          const { cloth, picture } = lookOf(id);
          const far = progress?.find((one) => one.id === id);
          return (
            <CardLink
              key={id}
              to={paths.unitsOf(gradeId, id)}
              state={{ grade: gradeId, subject: id }}
              cloth={cloth}
              band="band"
              className={c('card')}
              onClick={() => writeLocal('selectedSubject', name)}
            >
              <span className={c('inside')}>
                <img src={picture} alt="" width="72" height="72" />
                <span>
                  <h3>{name}</h3>
                  {far !== undefined && <small>{wordsOf(far)}</small>}
                </span>
              </span>
              {far !== undefined && far.ready > 0 && (
                <Weave
                  className={c('bar')}
                  value={(far.entriesDone / far.entries) * 100}
                  label={name}
                  valueText={wordsOf(far)}
                />
              )}
            </CardLink>
          );
        })}
      </div>
      {leavesOut && <p className={c('note')}>{say('notCounted')}</p>}
    </>
  );
};
