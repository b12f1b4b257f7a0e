import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import css from './make.module.css';
import { type Making, ofGrade, termsAtFirst } from './making.ts';
import type { unitsWithWords } from './unit-words.api.ts';

const c = classes(css);

type UnitChoiceProps = {
  making: Making;
  units: Answer<Awaited<ReturnType<typeof unitsWithWords>>>;
  /** The unit whose words are shown, also before the child has chosen one. */
  unit: { readonly id: number; readonly title: string } | null;
  onChange: (change: Partial<Making>) => void;
};

/** Class, subject and unit. Folded, because a first unit is chosen already. */
export const UnitChoice = ({ making, units, unit, onChange }: UnitChoiceProps) => {
  const say = useText(puzzleMaker);
  const { grade, subject, kind } = making;
  const summary =
    kind === 'numbers' || unit === null
      ? say('forClass', { grade: `P${grade}` })
      : say('wordsFrom', { unit: unit.title, grade: `P${grade}` });
  return (
    <details className={c('choice')}>
      <summary>{summary}</summary>
      <div>
        <SelectField
          label={say('grade')}
          value={String(grade)}
          onChange={({ target }) => {
            const chosen = grades.find(({ id }) => String(id) === target.value);
            if (chosen !== undefined) onChange(ofGrade(chosen.id));
          }}
        >
          {grades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {kind !== 'numbers' && (
          <>
            <SelectField
              label={say('subject')}
              value={String(subject)}
              onChange={({ target }) =>
                onChange({ subject: Number(target.value), unit: null, enough: termsAtFirst })
              }
            >
              {subjectsOfGrade(grade).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            {units.data !== null && units.data.length > 0 && (
              <SelectField
                label={say('unit')}
                value={String(unit?.id ?? '')}
                onChange={({ target }) => onChange({ unit: Number(target.value), enough: termsAtFirst })}
              >
                {units.data.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
          </>
        )}
      </div>
    </details>
  );
};
