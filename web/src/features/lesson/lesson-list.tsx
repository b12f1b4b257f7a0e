import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/en/courses.ts';
import { lesson } from '#messages/en/lesson.ts';
import { wayOut } from '#parts/blocks.tsx';
import { lookOf } from '#parts/looks.ts';
import { Readiness } from '#parts/mastery/readiness.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry, Unit } from './lesson.api.ts';
import { kindIcons, subtitleOf } from './lesson-kinds.ts';
import css from './lesson-list.module.css';
import { markRead, readReadings } from './readings-read.ts';

const c = classes(css);

const ListEntry = ({
  item,
  unit,
  current,
  read,
  done,
}: {
  item: Entry;
  unit: Unit;
  current: boolean;
  read: boolean;
  done: boolean;
}) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const Icon = kindIcons[item.type];
  const isReading = item.type === 'reading';
  return (
    <li>
      <Link
        className={c('item')}
        data-type={item.type}
        data-done={done}
        // A reading that lies elsewhere opens there, past the page that says so.
        to={isReading && item.url !== null ? wayOut(item.url) : `/lesson/${item.id}`}
        state={{ courseTitle: unit.subject, unitTitle: unit.title }}
        aria-current={current ? 'page' : undefined}
        onClick={() => isReading && markRead(item.id)}
      >
        <span className={c('kind')}>{done ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}</span>
        <span>
          <b>{item.title}</b>
          <small>
            {subtitleOf(sayCourses, item)}
            {isReading && ` · ${read ? say('read') : say('unread')}`}
            {done && !isReading && ` · ${say('done')}`}
            {current && ` · ${say('now')}`}
          </small>
          {item.faith !== null && item.faith !== 'shared' && (
            <Badge kind="info">{sayCourses(item.faith)}</Badge>
          )}
          <Readiness item={item} unit={unit} />
        </span>
      </Link>
    </li>
  );
};

type LessonListProps = { unit: Unit; currentId: string; done: ReadonlySet<string> | null };

/** Everything in the unit, in order, with what is done and the one that is open marked. */
export const LessonList = ({ unit, currentId, done }: LessonListProps) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const read = readReadings();
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
        <p>{sayCourses('lessons', { count: unit.lessons })}</p>
      </CardBody>
      <ol>
        {unit.items.map((item) => (
          <ListEntry
            key={item.id}
            item={item}
            unit={unit}
            current={item.id === currentId}
            read={read.includes(item.id) || done?.has(item.id) === true}
            done={done?.has(item.id) === true}
          />
        ))}
      </ol>
    </Card>
  );
};
