import type { Reply } from '@afrolearn/contract';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './unit-cards.module.css';

const c = classes(css);

type Unit = Reply<'GET /units'>[number];

/** Whether a unit can be learned from: all of it, a part, or nothing yet. */
export const Written = ({
  unit: { written, lessonCount },
}: {
  unit: Pick<Unit, 'written' | 'lessonCount'>;
}) => {
  const say = useText(courses);
  if (written === 0) return <Badge>{say('beingWritten')}</Badge>;
  return (
    <Badge kind="ok">
      {written === lessonCount ? say('ready') : say('readyOf', { written, all: lessonCount })}
    </Badge>
  );
};

/** The units of a subject or an area, each a card that opens its page. */
export const UnitCards = ({ units, showLevel = false }: { units: Unit[]; showLevel?: boolean }) => {
  const say = useText(courses);
  return (
    <ul className={c('cards')}>
      {units.map((unit) => (
        <li key={unit.id}>
          <CardLink
            to={paths.unit(unit.id)}
            cloth={lookOf(unit.subjectId).cloth}
            band="selvedge"
            className={c('card')}
          >
            <small>
              {say('unitNumber', { n: unit.order })}
              {unit.term !== null && ` · ${say('term', { term: unit.term })}`}
            </small>
            <h2>{unit.title}</h2>
            <p>{unit.about}</p>
            <span className={c('badges')}>
              <Badge>{say('lessons', { count: unit.lessonCount })}</Badge>
              {showLevel && <Badge>{say('forClasses', { level: unit.level })}</Badge>}
              {unit.strand === 'religious-education' && <Badge kind="info">{say('religious')}</Badge>}
              <Written unit={unit} />
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
};
