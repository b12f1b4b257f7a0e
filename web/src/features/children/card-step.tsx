import { cardLength } from '@afrolearn/learning/people/secrets.ts';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import css from './card-step.module.css';

const c = classes(css);

type Props = { busy: boolean; note: ReactNode; onDone: (words: readonly string[]) => void };

/** The three words of a child's card, each in its own field. */
export const CardStep = ({ busy, note, onDone }: Props) => {
  const say = useText(texts);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const missing = fields.find(({ value }) => value.trim() === '');
    if (missing !== undefined) missing.focus();
    else onDone(fields.map(({ value }) => value.trim().toLowerCase()));
  };

  return (
    <form ref={form} className={c('form')} onSubmit={submit} noValidate>
      {note}
      <div className={c('words')}>
        {Array.from({ length: cardLength }, (_, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place on the card
            key={at}
            label={say('word', { n: at + 1 })}
            className={c('word')}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            maxLength={20}
          />
        ))}
      </div>
      <Button type="submit" busy={busy}>
        {say(busy ? 'looking' : 'go')}
      </Button>
    </form>
  );
};
