import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { classes } from '#ui/classes.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import css from './assignments.module.css';
import type { WhatProps } from './what.ts';

const c = classes(css);

/** A task that needs no device. */
export const Paper = ({ what, onChange, errors }: WhatProps) => {
  const say = useText(texts);
  return (
    <>
      <TextField
        label={say('paperTitle')}
        maxLength={assignmentLimits.titleLetters}
        value={what.title}
        error={errors['title']}
        onChange={(event) => onChange({ ...what, title: event.target.value })}
      />
      <TextAreaField
        label={say('paperText')}
        rows={5}
        maxLength={assignmentLimits.paperLetters}
        value={what.paper}
        error={errors['paper']}
        onChange={(event) => onChange({ ...what, paper: event.target.value })}
      />
      <TextAreaField
        label={say('paperAnswers')}
        rows={3}
        maxLength={assignmentLimits.paperLetters}
        value={what.answers}
        error={errors['answers']}
        onChange={(event) => onChange({ ...what, answers: event.target.value })}
      />
      <p className={c('muted')}>{say('paperHint')}</p>
    </>
  );
};
