import { BookOpen, CircleHelp, Play } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { FieldError } from '#ui/field.tsx';
import { Choices } from './choosing/choices.tsx';
import type { WhatProps } from './what.ts';

const icons = { video: <Play />, reading: <BookOpen />, quiz: <CircleHelp /> } as const;

type Props = Pick<WhatProps, 'what' | 'onChange' | 'errors'> & {
  choices: readonly {
    ref: string;
    name: string;
    /** A shorter name for this list. */
    label?: string;
    about?: string;
    type?: keyof typeof icons;
  }[];
};

/** Chooses one of the suitable ones. */
export const Which = ({ what, onChange, errors, choices }: Props) => {
  const say = useText(texts);
  const error = errors['ref'];
  return (
    <div>
      <Choices
        legend={say('which')}
        look="cards"
        choices={choices.map(({ ref, name, label = name, about, type }) => ({
          id: ref,
          label,
          ...(about === undefined ? {} : { about }),
          ...(type === undefined ? {} : { icon: icons[type] }),
        }))}
        chosen={what.ref === '' ? null : what.ref}
        onChoose={(ref) =>
          onChange({ ...what, ref, name: choices.find((one) => one.ref === ref)?.name ?? ref })
        }
      />
      {error !== undefined && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  );
};
