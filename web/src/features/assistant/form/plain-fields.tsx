import type { AnyValues, Field, FieldName, Fields, Offer } from '@afrolearn/learning/assistant/tool.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { useText } from '#lib/language.tsx';
import { assistant, type texts } from '#messages/assistant/en.ts';
import { Check } from '#ui/check.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import type { Problem, Problems } from './problems.ts';

type Value = string | number | boolean;
type ChoiceKey = Extract<keyof typeof texts, `choice.${string}`>;
type OneProps = {
  name: FieldName;
  field: Field;
  value: Value | undefined;
  onChange: (value: Value) => void;
  offers: readonly Offer[];
  problem: Problem | undefined;
};

/** Numbers and terms are shown as they are; other choices are translated. */
const useChoiceWords = () => {
  const say = useText(assistant);
  return (name: FieldName, choice: string): string => {
    if (!/^\d+$/u.test(choice)) return say(`choice.${choice}` as ChoiceKey);
    return name === 'grade' ? gradeName(Number(choice)) : choice;
  };
};

const One = ({ name, field, value, onChange, offers, problem }: OneProps) => {
  const say = useText(assistant);
  const wordsOf = useChoiceWords();
  const label = say(`field.${name}`);
  const error =
    problem &&
    (problem.kind === 'number' ? say('notThisNumber', { ...problem }) : say('tooLong', { ...problem }));
  switch (field.kind) {
    case 'number':
      return (
        <TextField
          type="number"
          label={label}
          error={error}
          min={field.least}
          max={field.most}
          value={typeof value === 'number' && Number.isNaN(value) ? '' : Number(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {wordsOf(name, choice)}
            </option>
          ))}
        </SelectField>
      );
    case 'pick':
      return (
        <SelectField
          label={label}
          value={(offers.find((offer) => offer.value === value) ?? offers[0])?.value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {offers.map(({ value: id, label: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'yes':
      return (
        <Check
          label={label}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'lines':
      return (
        <TextAreaField
          label={label}
          error={error}
          value={String(value ?? '')}
          {...(name === 'events' ? { hint: say('eventsHint') } : {})}
          {...(name === 'names' ? { hint: say('namesHint') } : {})}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    default:
      return (
        <TextField
          type={field.kind === 'date' ? 'date' : 'text'}
          label={label}
          error={error}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
};

type Props = {
  fields: Fields;
  /** The options of a `pick` field. */
  offers: readonly Offer[];
  values: AnyValues;
  problems: Problems;
  onChange: (values: AnyValues) => void;
};

export const PlainFields = ({ fields, offers, values, problems, onChange }: Props) => (
  <>
    {(Object.entries(fields) as [FieldName, Field][]).map(([name, field]) => (
      <One
        key={name}
        name={name}
        field={field}
        offers={offers}
        value={values[name]}
        problem={problems[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ))}
  </>
);
