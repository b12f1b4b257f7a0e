import { seedsPerEntry } from '@afrolearn/learning/lessons/points.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { useMotivation, useSmall } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { courses } from '#messages/courses/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import type { Lesson } from './lesson.api.ts';
import { kindIcons } from './lesson-kinds.ts';
import css from './lesson-page.module.css';

const c = classes(css);

type LessonHeadProps = Pick<Lesson, 'type' | 'title'> & {
  /** A teacher's own lesson: it is not in the catalogue, and earns no seeds. */
  own?: boolean;
  /** Not written yet: it says so beside its seeds. */
  written?: boolean;
  /** Stands beside the title. */
  children?: ReactNode;
};

export const LessonHead = ({ type, title, own = false, written = true, children }: LessonHeadProps) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const motivation = useMotivation();
  // Small children see the seed; how many there are is told to those who hear the page.
  const small = useSmall();
  useReadAloud(small && !own ? [title] : [], true);
  const seeds = say('wisdomSeeds', { count: seedsPerEntry });
  const Icon = kindIcons[type];
  return (
    <header className={c('head')}>
      <h1 lang={own ? '' : 'en'}>
        {own ? title : <Spoken text={title} />} {!own && <Ear text={title} />}
      </h1>
      {children}
      <p className={c('badges')}>
        {!small && (
          <Badge kind="subject" icon={<Icon />}>
            {sayCourses(type)}
          </Badge>
        )}
        {own ? <Badge>{say('fromTeacher')}</Badge> : !small && <Badge>{say('beginner')}</Badge>}
        {!own && !written && <Badge>{sayCourses('beingWritten')}</Badge>}
        {!own && motivation && (
          <Badge kind="notyet" icon={<img src={seed} alt={small ? seeds : ''} width="96" height="96" />}>
            {!small && seeds}
          </Badge>
        )}
      </p>
    </header>
  );
};
