import { isOfOneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type LessonState,
  type ListedUnit,
  lessonState,
  useLeftWords,
  useWayOut,
} from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import type { UnitProgress } from '#progress-kit/index.ts';
import { type EntryMark, markOf } from '#progress-kit/index.ts';
import { Link } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import type { Entry } from '../lesson.api.ts';
import { kindIcons, subtitleOf } from '../lesson-kinds.ts';
import { markRead, readReadings } from '../reading/readings-read.ts';
import css from './lesson-list.module.css';

const c = classes(css);

type ListEntryProps = {
  entry: Entry;
  state: LessonState;
  current: boolean;
  /** Opened on this device, without a record in the account: a word, no tick (spec 1 §2.7). */
  read: boolean;
  how: EntryMark;
  young: boolean;
};

const ListEntry = ({ entry, state, current, read, young, how: { mark, best, left } }: ListEntryProps) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const sayGrowth = useText(growth);
  const wayOut = useWayOut();
  const leftWords = useLeftWords();
  const done = mark === 'done';
  const Icon = done ? Check : kindIcons[entry.type];
  const isReading = entry.type === 'reading';
  const words = [
    left ? leftWords(entry.type, left) : subtitleOf(sayCourses, entry),
    // A done entry implies read.
    isReading && !done && (read ? say('read') : say('unread')),
    (done || mark === 'given') && say('done'),
    mark === 'again' && (young ? say('notYet') : sayGrowth('again', { percent: best ?? 0 })),
    current && say('now'),
  ];
  return (
    <li>
      <Link
        className={c('item')}
        data-type={entry.type}
        data-done={done}
        // An external reading opens outside.
        to={isReading && entry.url !== null ? wayOut(entry.url) : paths.lesson(entry.id)}
        state={state}
        aria-current={current ? 'page' : undefined}
        onClick={() => isReading && markRead(entry.id)}
      >
        <span className={c('kind')}>
          <Icon aria-hidden="true" />
        </span>
        <span>
          <b>{entry.title}</b>
          <small>{words.filter(Boolean).join(' · ')}</small>
          {isOfOneFaith(entry.faith) && <Badge kind="info">{sayCourses(entry.faith)}</Badge>}
        </span>
      </Link>
    </li>
  );
};

type LessonListProps = {
  unit: ListedUnit;
  currentId: string;
  progress: UnitProgress | null;
  /** Additions to the unit that are not in the catalogue. */
  children?: ReactNode;
};

/** Everything in the unit, in order, with done marks and the current entry. */
export const LessonList = ({ unit, currentId, progress, children }: LessonListProps) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const sayGrowth = useText(growth);
  const read = readReadings();
  const young = useYoung();
  // The account's record decides; external readings are known to this device only.
  const isLocal = ({ url }: Entry) => progress?.known !== true || url !== null;
  const state = lessonState(unit);
  const written = unit.items.filter((entry) => entry.written);
  const unwritten = unit.items.filter((entry) => !entry.written);
  const done = written.filter((entry) => ['done', 'given'].includes(markOf(entry, progress).mark)).length;
  return (
    <Card
      as="nav"
      cloth={lookOf(unit.subjectId).cloth}
      band="band"
      pad={false}
      className={c('list')}
      aria-label={say('lessonsInUnit')}
    >
      <CardBody className={c('head')}>
        <h2>{unit.title}</h2>
        <p>
          {written.length === 0
            ? sayCourses('beingWritten')
            : progress === null
              ? sayCourses('parts', { count: written.length })
              : sayGrowth('doneOf', { done, all: written.length })}
        </p>
      </CardBody>
      <ol>
        {written.map((entry) => (
          <ListEntry
            key={entry.id}
            entry={entry}
            state={state}
            current={entry.id === currentId}
            read={isLocal(entry) && read.includes(entry.id)}
            how={markOf(entry, progress)}
            young={young}
          />
        ))}
      </ol>
      {unwritten.length > 0 && (
        <details className={c('fold')} open={unwritten.some(({ id }) => id === currentId)}>
          <summary>{sayCourses('partsWritten', { count: unwritten.length })}</summary>
          <ul lang="en">
            {unwritten.map(({ id, title }) => (
              <li key={id} aria-current={id === currentId ? 'page' : undefined}>
                {title}
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </Card>
  );
};
