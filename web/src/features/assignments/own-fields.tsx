import { Pencil } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ownLessons } from './assignments.api.ts';
import type { WhatProps } from './what.ts';
import { Which } from './which-field.tsx';

/** What teachers wrote themselves. Only what has questions can be done, and only what is shared can be seen. */
export const Own = ({ grade, what, onChange, errors }: WhatProps) => {
  const say = useText(texts);
  const { data, state, retry } = useAnswer('own lessons to assign', ownLessons);
  if (state === 'failed') return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  const fits = data?.lessons.filter(
    (lesson) =>
      lesson.visibility !== 'draft' &&
      lesson.questions > 0 &&
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
        {say('noOwn')}
      </Notice>
    );
  const choices =
    fits?.map(({ id, title, subject, type }) => ({ ref: id, name: title, about: subject, type })) ?? [];
  return <Which {...{ what, onChange, errors, choices }} />;
};
