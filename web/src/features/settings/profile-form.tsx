import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useProfile } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { settings } from '#messages/settings/en.ts';
import { useNavigate } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Failure, useFailure } from './failure.ts';
import { changeProfile } from './settings.api.ts';
import css from './settings-page.module.css';

const c = classes(css);

/** Name and email (spec 2 'Settings', §5). Input stays until it is saved. */
export const ProfileForm = () => {
  const say = useText(settings);
  const { user, update, signOut } = useSession();
  const isDemo = useProfile() === 'demo';
  const navigate = useNavigate();
  const toast = useToast();
  const failureOf = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [toConfirm, setToConfirm] = useState<string | null>(null);
  if (user === null) return null;

  // Accounts made by a teacher or parent have no email, and children are not asked for one.
  const emailOptional = user.email === null;
  const nameByTeacher = user.role === 'learner' && !isDemo;

  const fail = (failed: Failure) => {
    setFailure(failed);
    const first = ['name', 'email'].find((name) => name in failed.fields);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const name = nameByTeacher ? user.name : String(values.get('name') ?? '').trim();
    const email = String(values.get('email') ?? '').trim();
    const missing = {
      ...(name === '' ? { name: say('nameRequired') } : {}),
      ...(email === '' && !emailOptional ? { email: say('emailRequired') } : {}),
    };
    if (Object.keys(missing).length > 0) return fail({ text: '', code: null, fields: missing });
    setBusy(true);
    setFailure(null);
    setToConfirm(null);
    try {
      const { emailToConfirm, ...changed } = await changeProfile({
        name,
        picture: user.picture,
        ...(email === '' ? {} : { email }),
      });
      update(changed);
      setToConfirm(emailToConfirm ?? null);
      toast.say(say('profileUpdated'));
    } catch (error) {
      fail(failureOf(error, say('profileFailed')));
    }
    setBusy(false);
  };

  const logInAgain = () => {
    navigate(paths.login);
    signOut();
    writeLocal('lastRoute', paths.settings);
  };

  return (
    <Card as="section" aria-labelledby="profile">
      <h2 id="profile">{say('profile')}</h2>
      <form ref={form} className={c('fields')} onSubmit={submit} noValidate>
        {failure !== null && failure.text !== '' && (
          <Notice
            kind="bad"
            action={
              failure.code === 'settings/sign-in-again' && (
                <Button kind="ghost" size="sm" onClick={logInAgain}>
                  {say('logInAgain')}
                </Button>
              )
            }
          >
            {failure.text}
          </Notice>
        )}
        {toConfirm !== null && <Notice kind="info">{say('emailToConfirm', { email: toConfirm })}</Notice>}
        <TextField
          label={say('name')}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={user.name}
          disabled={nameByTeacher}
          hint={nameByTeacher ? say('nameByTeacher') : undefined}
          error={failure?.fields['name']}
        />
        <TextField
          label={say('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required={!emailOptional}
          maxLength={254}
          defaultValue={user.email ?? ''}
          hint={emailOptional ? say('noEmail') : undefined}
          error={failure?.fields['email']}
        />
        <dl className={c('facts')}>
          {user.role === 'learner' && (
            <div>
              <dt>{say('studentId')}</dt>
              <dd className="num">{user.studentId}</dd>
            </div>
          )}
          <div>
            <dt>{say('school')}</dt>
            <dd>{user.school?.name ?? say('noSchool')}</dd>
          </div>
        </dl>
        <Button type="submit" busy={busy} className={c('submit')}>
          {say(busy ? 'saving' : 'save')}
        </Button>
      </form>
    </Card>
  );
};
