import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { SelectField } from '#ui/field.tsx';
import type { WhatProps } from './what.ts';

type Props = Pick<WhatProps, 'what' | 'onChange' | 'errors'> & {
  choices: readonly { ref: string; name: string }[];
};

/** Which one of what fits. */
export const Which = ({ what, onChange, errors, choices }: Props) => {
  const say = useText(texts);
  return (
    <SelectField
      label={say('which')}
      value={what.ref}
      error={errors['ref']}
      onChange={(event) => onChange({ ...what, ref: event.target.value })}
    >
      <option value="">{say('choose')}</option>
      {choices.map(({ ref, name }) => (
        <option key={ref} value={ref}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
