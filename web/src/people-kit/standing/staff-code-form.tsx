import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { standing as texts } from '#messages/standing/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { spendStaffCode } from './standing.api.ts';
import css from './standing-notice.module.css';

const c = classes(css);

/** The head teacher's code. A correct one confirms this person at once. */
export const StaffCodeForm = () => {
  const say = useText(texts);
  const { update } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      update(await spendStaffCode(String(new FormData(event.currentTarget).get('code') ?? '')));
    } catch (error) {
      const { code = '', said = null, fields = {} } = error instanceof CallError ? error : {};
      if (code === 'network') setProblem(say('networkFailed'));
      // A fault of the code is shown in the words of its field; any other refusal in the server's sentence.
      else setProblem((code === 'request/invalid' ? fields['code'] : null) ?? said ?? say('failed'));
      setBusy(false);
    }
  };

  return (
    <form className={c('form')} onSubmit={submit} noValidate>
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
        error={problem === '' ? undefined : problem}
      />
      <Button type="submit" size="sm" kind="paper" busy={busy} className={c('start')}>
        {say(busy ? 'using' : 'use')}
      </Button>
    </form>
  );
};
