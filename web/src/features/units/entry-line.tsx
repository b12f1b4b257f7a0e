import type { Reply } from '@afrolearn/contract';
import { isOfOneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { BookOpenText, Check, CircleHelp, Play } from 'lucide-react';
import { type LessonState, useLeftWords } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import { type EntryMark, markOf, type UnitProgress } from '#progress-kit/index.ts';
import { Link } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import css from './unit-view.module.css';

const c = classes(css);

type Entry = Reply<'GET /unit/:id'>['items'][number];

const icons = { video: Play, reading: BookOpenText, quiz: CircleHelp } as const;

/** The entry's status: done with its best score, to be retried, or current. */
const Mark = ({
  how: { mark, best },
  isNext,
  young,
}: {
  how: EntryMark;
  isNext: boolean;
  young: boolean;
}) => {
  const say = useText(courses);
  const sayLesson = useText(lesson);
  const sayGrowth = useText(growth);
  if (mark === 'again')
    return (
      <Badge kind="notyet">{young ? sayLesson('notYet') : sayGrowth('again', { percent: best ?? 0 })}</Badge>
    );
  // Young children see the tick and the colour.
  if (young) return null;
  if (mark === 'open' && isNext) return <Badge kind="subject">{say('nextEntry')}</Badge>;
  return (
    <span className={c('done')}>
      {mark !== 'open' && sayGrowth('done')}
      {best !== null && best < 100 && <small>{sayGrowth('bestScore', { percent: best })}</small>}
    </span>
  );
};

type EntryLineProps = {
  entry: Entry;
  state: LessonState;
  progress: UnitProgress | null;
  isNext: boolean;
  young: boolean;
  /** The address of its drawing. */
  picture: string | undefined;
};

/** A written lesson, reading or checkpoint. */
export const EntryLine = ({ entry, state, progress, isNext, young, picture }: EntryLineProps) => {
  const say = useText(courses);
  const leftWords = useLeftWords();
  const how = markOf(entry, progress);
  const isDone = how.mark === 'done';
  const Icon = isDone ? Check : icons[entry.type];
  const subtitle = {
    video: () => say('videoTime', { time: entry.duration ?? '' }),
    reading: () => say('readingTime', { time: entry.duration ?? '' }),
    quiz: () => say('quizQuestions', { count: entry.questions ?? 10 }),
  }[entry.type]();
  return (
    <li className={c('line', young && 'simple', picture !== undefined && 'pictured')} data-next={isNext}>
      <Link
        className={c('item')}
        data-type={entry.type}
        data-done={isDone}
        aria-current={isNext ? 'step' : undefined}
        to={paths.lesson(entry.id)}
        state={state}
      >
        <span className={c('kind')}>
          {picture !== undefined && <img src={picture} alt="" width="480" height="400" />}
          <Icon aria-hidden="true" />
        </span>
        <span>
          <b>
            <Spoken text={entry.title} />
          </b>
          {!young && <small>{how.left ? leftWords(entry.type, how.left) : subtitle}</small>}
        </span>
        <span className={c('marks')}>
          {isOfOneFaith(entry.faith) && <Badge kind="info">{say(entry.faith)}</Badge>}
          <Mark how={how} isNext={isNext} young={young} />
        </span>
      </Link>
      {young && <Ear text={entry.title} />}
    </li>
  );
};
