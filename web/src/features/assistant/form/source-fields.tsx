import type { Tool } from '@afrolearn/learning/assistant/tool.ts';
import { gradeName, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import css from '../assistant.module.css';
import { useReadyUnits } from './use-source.ts';

const c = classes(css);

/** The chosen place in the catalogue. A null grade is beyond the classroom. */
export type Chosen = {
  readonly grade: number | null;
  readonly subject: number;
  readonly unitId: number | null;
  readonly lessonId: string | null;
};

export const firstChoice: Chosen = { grade: 4, subject: 6, unitId: null, lessonId: null };

type Props = {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Null where the tool needs only the unit. */
  lessons: readonly { readonly id: string; readonly title: string }[] | null;
  /** Which units the tool can use; all if undefined. */
  fits: Tool['fits'];
};

/**
 * Class, subject, topic and, for lesson tools, the lesson. An unwritten topic gives a frame, with a notice.
 */
export const SourceFields = ({ chosen, onChoose, lessons, fits }: Props) => {
  const say = useText(assistant);
  const { grade, subject, unitId, lessonId } = chosen;
  const units = useReadyUnits(subject, grade, fits);
  const subjects = grade === null ? areasBeyondTheClassroom : subjectsOfGrade(grade);
  const ready = units.data ?? [];
  const hasNone = ready.length === 0 && units.unwritten.length === 0;
  const chosenId = unitId ?? (ready[0] ?? units.unwritten[0])?.id;
  const chooseGrade = (value: string) => {
    const next = value === '' ? null : Number(value);
    const [first] = next === null ? areasBeyondTheClassroom : subjectsOfGrade(next);
    onChoose({ grade: next, subject: first?.id ?? subject, unitId: null, lessonId: null });
  };
  return (
    <>
      <SelectField
        label={say('grade')}
        value={grade ?? ''}
        onChange={({ currentTarget }) => chooseGrade(currentTarget.value)}
      >
        {grades.map(({ id }) => (
          <option key={id} value={id}>
            {gradeName(id)}
          </option>
        ))}
        <option value="">{say('beyond')}</option>
      </SelectField>
      <SelectField
        label={say('subject')}
        value={subject}
        onChange={({ currentTarget }) =>
          onChoose({ ...chosen, subject: Number(currentTarget.value), unitId: null, lessonId: null })
        }
      >
        {subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {units.state === 'failed' && <Failed retry={units.retry}>{say('unitsFailed')}</Failed>}
      {units.state === 'done' && hasNone ? (
        <p>{say(fits === undefined ? 'noUnits' : 'noFittingUnits')}</p>
      ) : (
        <SelectField
          label={say('unit')}
          value={chosenId ?? ''}
          {...(units.unwritten.some(({ id }) => id === chosenId) ? { hint: say('frameOnly') } : {})}
          onChange={({ currentTarget }) =>
            onChoose({ ...chosen, unitId: Number(currentTarget.value), lessonId: null })
          }
        >
          {ready.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {units.unwritten.length > 0 && (
            <optgroup label={say('unwritten')}>
              {units.unwritten.map(({ id, title }) => (
                <option key={id} value={id} className={c('unwritten')}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
      )}
      {lessons !== null && lessons.length > 0 && (
        <SelectField
          label={say('lesson')}
          value={lessonId ?? lessons[0]?.id ?? ''}
          onChange={({ currentTarget }) => onChoose({ ...chosen, unitId, lessonId: currentTarget.value })}
        >
          {lessons.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};
