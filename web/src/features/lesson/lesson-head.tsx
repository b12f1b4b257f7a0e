import { seedsPerItem } from '@afrolearn/learning/lessons/points.ts';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/en/courses.ts';
import { lesson } from '#messages/en/lesson.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg';
import type { Lesson } from './lesson.api.ts';
import { kindIcons } from './lesson-kinds.ts';
import css from './lesson-page.module.css';

const c = classes(css);

export const LessonHead = ({ type, title }: Pick<Lesson, 'type' | 'title'>) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const Icon = kindIcons[type];
  return (
    <header className={c('head')}>
      <h1>{title}</h1>
      <p className={c('badges')}>
        <Badge kind="subject" icon={<Icon />}>
          {sayCourses(type)}
        </Badge>
        <Badge>{say('beginner')}</Badge>
        <Badge kind="notyet" icon={<img src={seed} alt="" width="96" height="96" />}>
          {say('wisdomSeeds', { count: seedsPerItem })}
        </Badge>
      </p>
    </header>
  );
};
