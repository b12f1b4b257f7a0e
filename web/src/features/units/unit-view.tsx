import type { Reply } from '@afrolearn/contract';
import { BookOpenText, Check, CircleHelp, Play } from 'lucide-react';
import { Link } from 'react-router';
import { Assign, type LessonState, lessonState, SchoolLessons } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { markOf, Readiness, UnitMastery, type UnitProgress, useUnitProgress } from '#progress-kit/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './unit-view.module.css';

const c = classes(css);

type Unit = Reply<'GET /unit/:id'>;
type Entry = Unit['items'][number];

const icons = { video: Play, reading: BookOpenText, quiz: CircleHelp } as const;

type EntryProps = { entry: Entry; unit: Unit; state: LessonState; progress: UnitProgress | null };

const EntryLine = ({ entry, unit, state, progress }: EntryProps) => {
  const say = useText(courses);
  const sayGrowth = useText(growth);
  const { mark, best } = markOf(entry, progress);
  const done = mark === 'done';
  const Icon = done ? Check : icons[entry.type];
  const subtitle = {
    video: () => say('videoTime', { time: entry.duration ?? '' }),
    reading: () => say('readingTime', { time: entry.duration ?? '' }),
    quiz: () => say('quizQuestions', { count: entry.questions ?? 10 }),
  }[entry.type]();
  return (
    <li>
      <Link
        className={c('item')}
        data-type={entry.type}
        data-done={done}
        to={paths.lesson(entry.id)}
        state={state}
      >
        <span className={c('kind')}>
          <Icon aria-hidden="true" />
        </span>
        <span>
          <b>{entry.title}</b>
          <small>
            {subtitle}
            {(done || mark === 'given') && ` · ${sayGrowth('done')}`}
            {mark === 'again' && ` · ${sayGrowth('again', { percent: best ?? 0 })}`}
          </small>
        </span>
        <span className={c('marks')}>
          {mark !== 'again' && best !== null && best < 100 && (
            <Badge kind="notyet">{sayGrowth('bestScore', { percent: best })}</Badge>
          )}
          {entry.faith !== null && entry.faith !== 'shared' && <Badge kind="info">{say(entry.faith)}</Badge>}
          <Readiness entry={entry} unit={unit} />
        </span>
      </Link>
    </li>
  );
};

/** One unit: what it is about, and its list of lessons, readings and checkpoints (spec 1 §2.6, 9). */
export const UnitView = ({ unit, level = 1 }: { unit: Unit; level?: 1 | 2 }) => {
  const say = useText(courses);
  const { cloth, picture } = lookOf(unit.subjectId);
  const Heading = `h${level}` as const;
  const { progress, refresh } = useUnitProgress(unit.id);
  const state = lessonState(unit);
  return (
    <div className={c('view')}>
      <Card cloth={cloth} band="band" pad={false}>
        <CardBody className={c('head')}>
          <img src={picture} alt="" width="96" height="96" />
          <div>
            <p className={c('kick')}>
              {[unit.subject, unit.grade, say('unitNumber', { n: unit.order })].filter(Boolean).join(' · ')}
            </p>
            <Heading>{unit.title}</Heading>
            <p className={c('about')}>{unit.about}</p>
          </div>
        </CardBody>
      </Card>
      <UnitMastery unit={unit} cloth={cloth} progress={progress} refresh={refresh}>
        <Assign target={`unit:${unit.id}`} title={unit.title} />
      </UnitMastery>
      <div className={c('columns')}>
        <Card as="section" cloth={cloth} pad={false} aria-label={say('inThisUnit')}>
          <ul className={c('list')}>
            {unit.items.map((entry) => (
              <EntryLine key={entry.id} entry={entry} unit={unit} state={state} progress={progress} />
            ))}
          </ul>
          <SchoolLessons unit={unit} level={level === 1 ? 2 : 3} />
        </Card>
        <section className={c('topics')} aria-labelledby="topics">
          <h2 id="topics">{say('youLearn')}</h2>
          <ul className={c('topicList')}>
            {unit.topics.map((topic) => (
              <li key={topic} className={c('topic')}>
                {topic}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
};
