import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useProfile } from '#lib/profile.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { useExampleId, WaitingWork } from '#people-kit/index.ts';
import { Link, useLocation } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PasswordField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormFailure, loginFailure } from './account-errors.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { logIn } from './accounts.api.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './openid/google-button.tsx';
import { ToPictures } from './to-pictures.tsx';
import { useEnter } from './use-enter.ts';

const c = classes(css);

type Arrival = {
  accountMade?: boolean;
  /** The email of the new account, to prefill the field. */
  email?: string;
  /** Whether the verification letter was sent. */
  verification?: 'sent' | 'failed';
  passwordSet?: boolean;
  expired?: boolean | 'unsaid';
} | null;

const madeKeys = { none: 'accountMade', sent: 'accountVerify', failed: 'accountVerifyLater' } as const;

/** Sign in with email or student ID (spec 1 §2.3). */
export const LoginPage = () => {
  const say = useText(accounts);
  const example = useExampleId();
  usePageTitle(say('logIn'));
  const enter = useEnter();
  const { state } = useLocation();
  // A reload restores the state, which the prerendered page lacks: hydrates without it, then shows it.
  const [arrival, setArrival] = useState<Arrival>(null);
  useEffect(() => setArrival(state as Arrival), [state]);
  const isDemo = useProfile() === 'demo';
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const email = String(values.get('email') ?? '').trim();
    const password = String(values.get('password') ?? '');
    const fields = {
      ...(email === '' ? { email: say('emailRequired') } : {}),
      ...(password === '' ? { password: say('passwordRequired') } : {}),
    };
    if (Object.keys(fields).length > 0) {
      setFailure({ text: '', fields });
      form.current
        ?.querySelector<HTMLInputElement>(email === '' ? '[name=email]' : '[name=password]')
        ?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      enter(await logIn(email, password));
    } catch (error) {
      const failed = loginFailure(error, say);
      setFailure(failed);
      setBusy(false);
      const refused = ['email', 'password'].find((name) => name in failed.fields);
      if (refused !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${refused}]`)?.focus();
    }
  };

  return (
    <>
      <AccountFrame title={say('loginTitle')} lead={say('loginLead')}>
        {arrival?.accountMade === true && failure === null && (
          <Notice kind="ok">{say(madeKeys[arrival.verification ?? 'none'])}</Notice>
        )}
        {arrival?.passwordSet === true && failure === null && <Notice kind="ok">{say('passwordSet')}</Notice>}
        {arrival?.expired !== undefined && arrival.expired !== false && failure === null && (
          <Notice kind="info">
            {say(arrival.expired === 'unsaid' ? 'notAuthenticated' : 'sessionExpired')}
          </Notice>
        )}
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        <WaitingWork />
        <ToPictures />
        <form ref={form} className={c('fields')} onSubmit={submit} noValidate>
          <TextField
            label={say('email')}
            hint={say('emailHint', { example })}
            name="email"
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={arrival?.email}
            error={failure?.fields['email']}
          />
          <PasswordField
            label={say('password')}
            name="password"
            autoComplete="current-password"
            required
            maxLength={512}
            error={failure?.fields['password']}
            showLabel={say('showPassword')}
            hideLabel={say('hidePassword')}
          />
          <Button type="submit" busy={busy}>
            {say(busy ? 'loggingIn' : 'logIn')}
          </Button>
        </form>
        <p className={c('switch')}>
          <Link to={paths.forgotPassword}>{say('forgot')}</Link>
        </p>
        <p className={c('or')}>{say('or')}</p>
        <GoogleButton page={paths.login} onEnter={enter} />
        <p className={c('switch')}>
          {say('noAccount')} <Link to={paths.signup}>{say('toSignUp')}</Link>
        </p>
      </AccountFrame>
      {isDemo && <DemoPeople onEnter={enter} />}
    </>
  );
};
