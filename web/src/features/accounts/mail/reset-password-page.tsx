import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { useNavigate } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PasswordField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormFailure, mailFailure } from '../account-errors.ts';
import css from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './link-token.ts';
import { setNewPassword } from './mail.api.ts';

const c = classes(css);

/** Sets a new password with a link from a letter or the administrator. */
export const ResetPasswordPage = () => {
  const say = useText(accounts);
  usePageTitle(say('resetTitle'));
  const token = useLinkToken();
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [dead, setDead] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const refuse = (failed: FormFailure) => {
    setFailure(failed);
    if (failed.fields['newPassword'] !== undefined) form.current?.querySelector('input')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('newPassword') ?? '');
    if (password.length < 8) {
      const text = say(password === '' ? 'signupPasswordRequired' : 'passwordShort');
      return refuse({ text: '', fields: { newPassword: text } });
    }
    setBusy(true);
    setFailure(null);
    try {
      await setNewPassword(token, password);
      // Every session of the person has ended, including this browser's.
      if (user !== null) signOut();
      navigate(paths.login, { replace: true, state: { passwordSet: true } });
    } catch (error) {
      setBusy(false);
      if (error instanceof CallError && error.code === 'mail/link-dead') setDead(true);
      else refuse(mailFailure(error, say));
    }
  };

  if (dead || token === '') {
    return (
      <AccountFrame title={say('resetTitle')}>
        <DeadLink whole={token !== ''} kind="reset" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={say('resetTitle')} lead={say('resetLead')}>
      <form ref={form} className={c('fields')} onSubmit={submit} noValidate>
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        <PasswordField
          label={say('resetPassword')}
          hint={say('newPasswordHint')}
          name="newPassword"
          autoComplete="new-password"
          required
          maxLength={128}
          error={failure?.fields['newPassword']}
          showLabel={say('showPassword')}
          hideLabel={say('hidePassword')}
        />
        <Button type="submit" busy={busy}>
          {say(busy ? 'savingPassword' : 'savePassword')}
        </Button>
      </form>
    </AccountFrame>
  );
};
