import type { Reply } from '@afrolearn/contract';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { BookOpenText, CircleHelp, Play } from 'lucide-react';
import { useId } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { lessonsBeside } from './lessons.api.ts';
import css from './school-lessons.module.css';

const c = classes(css);

/** Without an id: lessons that belong to no unit of the subject. */
type Unit = Pick<Reply<'GET /unit/:id'>, 'subjectId' | 'gradeId'> & { id: number | null };

const icons = { video: Play, reading: BookOpenText, quiz: CircleHelp } as const;

type SchoolLessonsProps = { unit: Unit; level: 2 | 3 };

/**
 * School lessons for this unit, or for the subject without a unit. Empty for guests, for none, and after a
 * failure, which must not affect the unit. Drafts are excluded.
 */
export const SchoolLessons = ({ unit, level }: SchoolLessonsProps) => {
  const say = useText(growth);
  const sayCourses = useText(courses);
  const id = useId();
  const { user } = useSession();
  const { data } = useAnswer(`school ${user?.id} ${unit.subjectId} ${unit.gradeId}`, async () =>
    user === null ? [] : lessonsBeside(unit.subjectId, unit.gradeId),
  );
  const own = (data ?? []).filter(
    (lesson) =>
      lesson.unitId === unit.id && lesson.visibility !== 'draft' && parseOwnLessonId(lesson.id) !== undefined,
  );
  if (own.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={c('school')} aria-labelledby={id}>
      <Heading id={id}>{say('fromSchool')}</Heading>
      <ul>
        {own.map((lesson) => {
          const Icon = icons[lesson.type];
          return (
            <li key={lesson.id}>
              <Link className={c('item')} to={paths.lesson(lesson.id)}>
                <span className={c('kind')}>
                  <Icon aria-hidden="true" />
                </span>
                <span>
                  <b>{lesson.title}</b>
                  <small>{sayCourses(lesson.type)}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
