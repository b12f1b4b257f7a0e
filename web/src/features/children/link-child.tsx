import type { Child } from '@afrolearn/contract/families.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { linkChild } from './children.api.ts';
import css from './children-page.module.css';
import { type Failure, failureOf } from './failure.ts';

const c = classes(css);

/** For a child with an account: the one-time code from the school or the first guardian. */
export const LinkChild = ({ onLinked }: { onLinked: (child: Child) => void }) => {
  const say = useText(texts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setFailure(null);
    try {
      onLinked(await linkChild(String(new FormData(form).get('code') ?? '')));
      form.reset();
    } catch (error) {
      setFailure(failureOf(error, say));
    }
    setBusy(false);
  };

  return (
    <Card as="section" aria-labelledby="link-child">
      <form className={c('form')} onSubmit={submit} noValidate>
        <h2 id="link-child">{say('haveCode')}</h2>
        {failure !== null && <Notice kind="bad">{failure.text}</Notice>}
        <TextField
          label={say('code')}
          hint={say('codeHint')}
          name="code"
          className={c('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          error={failure?.fields['code']}
        />
        <Button type="submit" kind="paper" busy={busy} className={c('start')}>
          {say('link')}
        </Button>
      </form>
    </Card>
  );
};
