import { homeOf } from '@afrolearn/learning/people/roles.ts';
import type { CountryName } from '@afrolearn/learning/places/countries.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { readLocal } from '#lib/local.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Navigate } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { type FormFailure, welcomeFailure } from './account-errors.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { chooseClass } from './accounts.api.ts';
import { firstLessonPath } from './first-lesson.ts';
import { ClassStep } from './signup-class-step.tsx';
import { emptyForm, missingKeys, requiredOn, type SignupForm, siteCountry } from './signup-form.ts';

const c = classes(css);

/** Country and class of a learner who came through an identity provider, which knows neither. */
export const WelcomePage = () => {
  const say = useText(accounts);
  usePageTitle(say('welcomePage'));
  const { user, update } = useSession();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<SignupForm>(() => ({ ...emptyForm('learner'), country: siteCountry() }));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  if (user === null) return null;
  if (user.role !== 'learner' || user.grade !== null)
    return <Navigate to={first ?? homeOf(user.role)} replace />;

  const fail = (failed: FormFailure) => {
    setFailure(failed);
    const first = ['country', 'grade'].find((name) => name in failed.fields);
    if (first !== undefined) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = requiredOn(2, 'learner').filter((name) => form[name] === '');
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((name) => [name, say(missingKeys[name])]));
      return fail({ text: '', fields });
    }
    setBusy(true);
    setFailure(null);
    try {
      const known = await chooseClass(form.country as CountryName, form.grade);
      setFirst(await firstLessonPath(readLocal('token')));
      // The page redirects once it sees the class.
      update(known);
    } catch (error) {
      setBusy(false);
      fail(welcomeFailure(error, say));
    }
  };

  return (
    <AccountFrame title={say('welcomeTitle', { name: user.name })} lead={say('welcomeLead')}>
      {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
      <form ref={element} className={c('fields')} onSubmit={submit} noValidate>
        <ClassStep
          form={form}
          fields={failure?.fields ?? {}}
          change={(values) => setForm((now) => ({ ...now, ...values }))}
        />
        <Button type="submit" busy={busy}>
          {say(busy ? 'welcomeSaving' : 'welcomeGo')}
        </Button>
      </form>
    </AccountFrame>
  );
};
