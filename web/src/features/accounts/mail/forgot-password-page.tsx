import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useHasMail } from '#lib/profile.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormFailure, mailFailure } from '../account-errors.ts';
import css from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { askForLink } from './mail.api.ts';
import { Outcome } from './outcome.tsx';
import { WhoCanHelp } from './who-can-help.tsx';

const c = classes(css);

/** For a forgotten password: a link by mail, or the people who can help. */
export const ForgotPasswordPage = () => {
  const say = useText(accounts);
  usePageTitle(say('forgotPage'));
  const form = useRef<HTMLFormElement>(null);
  const hasMail = useHasMail();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [outcome, setOutcome] = useState<'sent' | 'no-mail' | null>(null);
  // Without mail the form is hidden.
  const noMail = outcome === 'no-mail' || hasMail === false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') {
      setFailure({ text: '', fields: { email: say('signupEmailRequired') } });
      return form.current?.querySelector('input')?.focus();
    }
    setBusy(true);
    setFailure(null);
    try {
      const { mail } = await askForLink(email.trim());
      setOutcome(mail ? 'sent' : 'no-mail');
    } catch (error) {
      const failed = mailFailure(error, say);
      setFailure(failed);
      if (failed.fields['email'] !== undefined) form.current?.querySelector('input')?.focus();
    }
    setBusy(false);
  };

  return (
    <AccountFrame
      title={say('forgotTitle')}
      {...(outcome === null && !noMail ? { lead: say('forgotLead') } : {})}
    >
      {noMail && (
        <Outcome>
          <Notice kind="info">{say('noMail')}</Notice>
          <WhoCanHelp />
        </Outcome>
      )}
      {!noMail && outcome === 'sent' && (
        <Outcome>
          <Notice kind="ok">{say('linkSent')}</Notice>
          <p>{say('linkSentMore')}</p>
          <Button kind="paper" onClick={() => setOutcome(null)}>
            {say('otherEmail')}
          </Button>
          <WhoCanHelp />
        </Outcome>
      )}
      {!noMail && outcome === null && (
        <form ref={form} className={c('fields')} onSubmit={submit} noValidate>
          {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
          <TextField
            label={say('emailOnly')}
            hint={say('forgotHint')}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            value={email}
            error={failure?.fields['email']}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" busy={busy}>
            {say(busy ? 'sendingLink' : 'sendLink')}
          </Button>
        </form>
      )}
      <p className={c('switch')}>
        <Link to={paths.login}>{say('backToLogIn')}</Link>
      </p>
    </AccountFrame>
  );
};
