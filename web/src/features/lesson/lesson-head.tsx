import { seedsPerEntry } from '@afrolearn/learning/lessons/points.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { useMotivation, useYoung } from '#lib/session.tsx';
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
  /** A teacher's own lesson: not in the catalogue, and without seeds. */
  own?: boolean;
  /** Unwritten: marked beside its seeds. */
  written?: boolean;
  /** Beside the title. */
  children?: ReactNode;
};

export const LessonHead = ({ type, title, own = false, written = true, children }: LessonHeadProps) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const motivation = useMotivation();
  // Young children see the seed; its number is only read out.
  const young = useYoung();
  useReadAloud(young && !own ? [title] : [], true);
  const seeds = say('wisdomSeeds', { count: seedsPerEntry });
  const Icon = kindIcons[type];
  return (
    <header className={c('head')}>
      <h1 lang={own ? '' : 'en'}>
        {own ? title : <Spoken text={title} />} {!own && <Ear text={title} />}
      </h1>
      {children}
      <p className={c('badges')}>
        {!young && (
          <Badge kind="subject" icon={<Icon />}>
            {sayCourses(type)}
          </Badge>
        )}
        {own ? <Badge>{say('fromTeacher')}</Badge> : !young && <Badge>{say('beginner')}</Badge>}
        {!own && !written && <Badge>{sayCourses('beingWritten')}</Badge>}
        {!own && motivation && (
          <Badge kind="notyet" icon={<img src={seed} alt={young ? seeds : ''} width="96" height="96" />}>
            {!young && seeds}
          </Badge>
        )}
      </p>
    </header>
  );
};
