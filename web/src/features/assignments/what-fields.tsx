import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { CircleHelp, FileText, Layers, Pencil, Play, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { unitsOf, unitWith } from './assignments.api.ts';
import css from './assignments.module.css';
import { Choices } from './choosing/choices.tsx';
import { Own } from './own-fields.tsx';
import { Paper } from './paper-fields.tsx';
import { type Kind, kinds, type WhatProps as Props } from './what.ts';
import { Which } from './which-field.tsx';

const c = classes(css);

const Entries = ({ what, onChange, errors }: Props) => {
  const say = useText(texts);
  const { data, state, retry } = useAnswer(what.unitId === null ? null : `unit ${what.unitId}`, () =>
    unitWith(what.unitId ?? 0),
  );
  if (what.unitId === null || what.kind === 'unit') return null;
  if (state === 'failed') return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  const fits = data?.items.filter(
    ({ type, written }) => written && (what.kind === 'quiz' ? type === 'quiz' : type !== 'quiz'),
  );
  if (fits?.length === 0) return <Notice kind="info">{say('nothingWritten')}</Notice>;
  const choices =
    fits?.map(({ id, title, type, questions }) => {
      const kind = say(type === 'video' ? 'kind.explainer' : `kind.${type}`);
      return {
        ref: id,
        // A checkpoint gets the same name everywhere.
        name: type === 'quiz' ? `${data?.title}: ${title}` : title,
        label: title,
        about: questions ? say('questionCount', { count: questions }) : kind,
        type,
      };
    }) ?? [];
  return <Which {...{ what, onChange, errors, choices }} />;
};

const OfCurriculum = (props: Props) => {
  const { grade, what, onChange } = props;
  const say = useText(texts);
  const gradeId = gradeByName(grade)?.id ?? 1;
  const subjects = subjectsOfGrade(gradeId);
  const subjectId = subjects.some(({ id }) => id === what.subjectId)
    ? what.subjectId
    : (subjects[0]?.id ?? 0);
  const units = useAnswer(`units ${subjectId} ${gradeId}`, () => unitsOf(subjectId, gradeId));
  return (
    <>
      <div className={c('beside')}>
        <SelectField
          label={say('subject')}
          value={subjectId}
          onChange={(event) =>
            onChange({ ...what, subjectId: Number(event.target.value), unitId: null, ref: '' })
          }
        >
          {subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say('unit')}
          value={what.unitId ?? ''}
          onChange={(event) => {
            const unitId = event.target.value === '' ? null : Number(event.target.value);
            const name = units.data?.find(({ id }) => id === unitId)?.title ?? '';
            onChange({
              ...what,
              unitId,
              name,
              ref: what.kind === 'unit' && unitId !== null ? `unit:${unitId}` : '',
            });
          }}
        >
          <option value="">{say('choose')}</option>
          {units.data
            ?.filter(({ written }) => written > 0)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </SelectField>
      </div>
      {units.state === 'failed' && <Failed retry={units.retry}>{say('loadFailed')}</Failed>}
      <Entries {...props} />
    </>
  );
};

const Practice = ({ grade, what, onChange, errors }: Props) => {
  const say = useText(texts);
  const gradeId = gradeByName(grade)?.id;
  const fits = generators.filter((one) => one.gradeId === gradeId);
  if (fits.length === 0) return <Notice kind="info">{say('nothingWritten')}</Notice>;
  const choices = fits.map(({ id, title }) => ({ ref: `practice:${id}`, name: title }));
  return (
    <>
      <Which {...{ what, onChange, errors, choices }} />
      <TextField
        type="number"
        inputMode="numeric"
        label={say('howMany')}
        min={assignmentLimits.fewestExercises}
        max={assignmentLimits.mostExercises}
        value={what.wanted}
        error={errors['wanted']}
        onChange={(event) => onChange({ ...what, wanted: Number(event.target.value) })}
      />
    </>
  );
};

const fieldsOf = {
  lesson: OfCurriculum,
  quiz: OfCurriculum,
  unit: OfCurriculum,
  practice: Practice,
  paper: Paper,
  own: Own,
};

const icons: Record<Kind, ReactNode> = {
  lesson: <Play />,
  quiz: <CircleHelp />,
  unit: <Layers />,
  practice: <Puzzle />,
  paper: <FileText />,
  own: <Pencil />,
};

export const WhatFields = (props: Props) => {
  const say = useText(texts);
  const { what, onChange } = props;
  const Fields = fieldsOf[what.kind];
  return (
    <div className={c('form')}>
      <Choices
        legend={say('what')}
        look="rows"
        choices={kinds.map((kind) => ({ id: kind, label: say(`kind.${kind}`), icon: icons[kind] }))}
        chosen={what.kind}
        onChoose={(kind) => onChange({ ...what, kind, ref: kind === 'paper' ? 'paper' : '', unitId: null })}
      />
      <Fields {...props} />
    </div>
  );
};
