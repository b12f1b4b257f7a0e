import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { secondFactor } from '#messages/second-factor/en.ts';
import { Link, useLocation } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import css from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useEnter } from '../use-enter.ts';
import { giveNumber } from './login-code.api.ts';

const c = classes(css);

type Failure = { text: string; beside: string };

/** The second step of a sign-in. The ticket comes from the password page and expires after ten minutes. */
export const LoginCodePage = () => {
  const say = useText(secondFactor);
  usePageTitle(say('codeTitle'));
  const enter = useEnter();
  const state = useLocation().state as { ticket?: unknown } | null;
  const ticket = typeof state?.ticket === 'string' ? state.ticket : null;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(ticket === null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const toField = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || ticket === null) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') {
      setFailure({ text: '', beside: say('numberMissing') });
      return toField();
    }
    setBusy(true);
    setFailure(null);
    try {
      enter(await giveNumber(ticket, code));
    } catch (error) {
      setBusy(false);
      const known = error instanceof CallError ? error : null;
      if (known?.code === 'second-factor/too-late') setOver(true);
      const text = known?.code === 'network' ? say('networkFailed') : (known?.said ?? say('failed'));
      setFailure({ text, beside: known?.fields['code'] ?? '' });
      toField();
    }
  };

  return (
    <AccountFrame title={say('codeTitle')} {...(over ? {} : { lead: say('codeLead') })}>
      {over && failure === null && <Notice kind="info">{say('noTicket')}</Notice>}
      {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
      {!over && (
        <form ref={form} className={c('fields')} onSubmit={submit} noValidate>
          <TextField
            label={say('number')}
            hint={say('numberHint')}
            name="code"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={40}
            error={failure === null || failure.beside === '' ? undefined : failure.beside}
          />
          <Button type="submit" busy={busy}>
            {say(busy ? 'checking' : 'goOn')}
          </Button>
          <p>{say('lost')}</p>
        </form>
      )}
      <p className={c('switch')}>
        <Link to={paths.login}>{say('backToLogin')}</Link>
      </p>
    </AccountFrame>
  );
};
