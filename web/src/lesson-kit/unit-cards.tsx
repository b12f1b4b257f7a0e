import type { Reply } from '@afrolearn/contract';
import { lessonId, parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { tellsFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { courses } from '#messages/courses/en.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './unit-cards.module.css';
import { usePictures } from './use-pictures.ts';

const c = classes(css);

type Unit = Reply<'GET /units'>[number];

type Counted = Pick<Unit, 'entryCount' | 'readyCount'>;

/** A badge: how much of the unit is written (all, a part, or nothing). */
export const Written = ({ unit: { entryCount: all, readyCount: ready } }: { unit: Counted }) => {
  const say = useText(courses);
  if (ready === 0) return <Badge>{say('beingWritten')}</Badge>;
  return <Badge kind="ok">{ready === all ? say('ready') : say('readyOf', { ready, all })}</Badge>;
};

type ListProps = { units: readonly Unit[]; showLevel: boolean };

const List = ({ units, showLevel }: ListProps) => {
  const say = useText(courses);
  const young = useYoung();
  const pictures = usePictures(units.map(({ id }) => lessonId(id, 1)));
  return (
    <ul className={c('cards')}>
      {units.map((unit) => {
        const picture = pictures.get(lessonId(unit.id, 1));
        return (
          <li key={unit.id}>
            <CardLink
              to={paths.unit(unit.id)}
              cloth={lookOf(unit.subjectId).cloth}
              band="selvedge"
              className={c('card')}
            >
              {picture !== undefined && <img src={picture} alt="" width="480" height="400" />}
              {!young && (
                <small>
                  {say('unitNumber', { n: unit.order })}
                  {unit.term !== null && ` · ${say('term', { term: unit.term })}`}
                </small>
              )}
              <h2>
                <Spoken text={unit.title} />
              </h2>
              {!young && (
                <>
                  <p>{unit.about}</p>
                  <span className={c('badges')}>
                    {unit.readyCount > 0 && <Badge>{say('parts', { count: unit.readyCount })}</Badge>}
                    {showLevel && <Badge>{say('forClasses', { level: unit.level })}</Badge>}
                    {tellsFaith(unit) && <Badge kind="info">{say('religious')}</Badge>}
                    <Written unit={unit} />
                  </span>
                </>
              )}
            </CardLink>
            <span className={c('ear')}>
              <Ear text={young ? unit.title : [unit.title, unit.about]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Practice represents a unit whose lessons are unwritten. */
const hasPractice = ({ id }: Unit): boolean =>
  generators.some(({ lesson }) => parseEntryId(lesson)?.unit === id);

/** A subject's or area's units as cards: written ones first, then practice, and the rest collapsed. */
export const UnitCards = ({ units, showLevel = false }: { units: Unit[]; showLevel?: boolean }) => {
  const say = useText(courses);
  const young = useYoung();
  const written = units.filter((unit) => unit.written > 0);
  const practised = units.filter((unit) => unit.written === 0 && hasPractice(unit));
  const open = [...written, ...practised];
  const waiting = units.filter((unit) => !open.includes(unit));
  const count = waiting.length;
  return (
    <>
      {open.length > 0 ? (
        <List units={open} showLevel={showLevel} />
      ) : (
        <p className={c('none')}>{say('nothingReady')}</p>
      )}
      {/* Young children do not see it if there is anything else. */}
      {count > 0 && !(young && open.length > 0) && (
        <details className={c('waiting')}>
          <summary>{open.length > 0 ? say('moreWritten', { count }) : say('allWritten', { count })}</summary>
          <List units={waiting} showLevel={showLevel} />
        </details>
      )}
    </>
  );
};
