import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/en/courses.ts';
import { lesson } from '#messages/en/lesson.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './up-next.module.css';
import type { Neighbours } from './use-neighbours.ts';

const c = classes(css);

/** What comes after this lesson, and the way back to the one before. */
export const UpNext = ({ neighbours: { previous, next, state } }: { neighbours: Neighbours }) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  return (
    <Card pad={false} className={c('next')}>
      <div className={c('words')}>
        {next === null ? (
          <b>{say('unitEnd')}</b>
        ) : (
          <>
            <small>{say('upNext', { type: sayCourses(next.type) })}</small>
            <b>{next.title}</b>
          </>
        )}
      </div>
      {previous === null ? (
        <Button kind="quiet" size="sm" icon={<ArrowLeft />} disabled>
          {say('previous')}
        </Button>
      ) : (
        <ButtonLink kind="quiet" size="sm" icon={<ArrowLeft />} to={`/lesson/${previous.id}`} state={state}>
          {say('previous')}
        </ButtonLink>
      )}
      {next === null ? (
        <Button size="sm" disabled>
          {say('next')}
          <ArrowRight />
        </Button>
      ) : (
        <ButtonLink size="sm" to={`/lesson/${next.id}`} state={state}>
          {say('next')}
          <ArrowRight />
        </ButtonLink>
      )}
    </Card>
  );
};
