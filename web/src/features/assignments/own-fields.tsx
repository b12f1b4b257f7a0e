import { Pencil } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { ownLessons } from './assignments.api.ts';
import css from './assignments.module.css';
import type { WhatProps } from './what.ts';
import { Which } from './which-field.tsx';

const c = classes(css);

/**
 * Teachers' own lessons: only shared ones with something that shows completion, because others cannot be
 * opened.
 */
export const Own = ({ grade, what, onChange, errors }: WhatProps) => {
  const say = useText(texts);
  const { data, state, retry } = useAnswer('own lessons to assign', ownLessons);
  if (state === 'failed') return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  const fits = data?.lessons.filter(
    (lesson) =>
      lesson.visibility !== 'draft' &&
      (lesson.questions > 0 || (lesson.type === 'video' && lesson.scenes > 0)) &&
      (lesson.grade === null || lesson.grade === grade),
  );
  if (fits?.length === 0)
    return (
      <Notice
        kind="info"
        action={
          <ButtonLink kind="paper" size="sm" icon={<Pencil />} to={paths.ownLessons}>
            {say('toOwn')}
          </ButtonLink>
        }
      >
        {say('noOwn')} {say('ownRule')}
      </Notice>
    );
  const choices =
    fits?.map(({ id, title, subject, type }) => ({ ref: id, name: title, about: subject, type })) ?? [];
  return (
    <>
      <Which {...{ what, onChange, errors, choices }} />
      <p className={c('muted')}>{say('ownRule')}</p>
    </>
  );
};
