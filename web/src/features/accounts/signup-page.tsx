import { roleFrom } from '@afrolearn/learning/people/roles.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { accounts } from '#messages/en/accounts.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Note } from '#ui/note.tsx';
import { registrationFailure } from './account-errors.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { register } from './accounts.api.ts';
import { GoogleButton } from './openid/google-button.tsx';
import { ClassStep } from './signup-class-step.tsx';
import {
  emptyForm,
  missingKeys,
  payloadOf,
  requiredOn,
  type SignupForm,
  type Step,
  stepOf,
  stepsFor,
} from './signup-form.ts';
import { ReviewStep } from './signup-review-step.tsx';
import { YouStep } from './signup-you-step.tsx';
import { StepDots } from './step-dots.tsx';
import { useEnter } from './use-enter.ts';

const c = classes(css);

/** The three-step wizard of spec 1 §2.4; two steps for parents. What was typed stays, whatever happens. */
export const SignupPage = () => {
  const say = useText(accounts);
  usePageTitle(say('toSignUp'));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const formElement = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<SignupForm>(() => emptyForm('learner'));
  const [step, setStep] = useState<Step>(1);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  // Prerendered without a query, so the role comes after the first render; before the paint, so nobody sees it.
  const wanted = search.get('role');
  useLayoutEffect(() => {
    if (wanted !== null) setForm((now) => ({ ...now, role: roleFrom(wanted) }));
  }, [wanted]);

  // The focus moves once the step it goes to is on the page.
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current !== null) formElement.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const steps = stepsFor(form.role);
  const at = steps.indexOf(step);
  const change = (values: Partial<SignupForm>) => {
    setForm((now) => ({ ...now, ...values }));
    setFields((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in values))));
  };

  const showFields = (found: Readonly<Record<string, string>>) => {
    setFields(found);
    // The form's own order: the first step first, whatever order the server listed them in.
    const first = Object.keys(found).sort((one, other) => stepOf(one) - stepOf(other))[0];
    if (first === undefined) return;
    setStep(stepOf(first));
    toFocus.current = `[name="${first}"]`;
  };

  const missing = () => {
    const found: Record<string, string> = {};
    for (const name of requiredOn(step, form.role)) {
      if (form[name].trim() === '') found[name] = say(missingKeys[name]);
    }
    if (step === 1 && form.password !== '' && form.password.length < 8)
      found['password'] = say('passwordShort');
    return found;
  };

  const goTo = (next: Step | undefined) => {
    if (next === undefined) return;
    setStep(next);
    setFailure('');
    toFocus.current = 'h2';
  };

  const create = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { verification } = await register(payloadOf(form));
      navigate('/login', { state: { accountMade: true, ...(verification && { verification }) } });
    } catch (error) {
      const { text, fields: refused } = registrationFailure(error, say);
      setBusy(false);
      setFailure(text);
      showFields(refused);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = missing();
    if (Object.keys(found).length > 0) return showFields(found);
    if (step === 3) return void create();
    goTo(steps[at + 1]);
  };

  const props = { form, fields, change };
  return (
    <AccountFrame title={say('signupTitle')}>
      <StepDots now={at + 1} all={steps.length} />
      {failure !== '' && <Note kind="bad">{failure}</Note>}
      <form ref={formElement} className={c('fields')} onSubmit={submit} noValidate>
        {step === 1 && <YouStep {...props} />}
        {step === 2 && <ClassStep {...props} />}
        {step === 3 && <ReviewStep form={form} goTo={goTo} />}
        <div className={c('acts')}>
          <Button type="submit" busy={busy}>
            {step === 3 ? say(busy ? 'creating' : 'create') : say('next')}
          </Button>
          {at > 0 && (
            <Button kind="paper" onClick={() => goTo(steps[at - 1])}>
              {say('back')}
            </Button>
          )}
        </div>
      </form>
      {(step === 1 || (step === 3 && form.role === 'parent')) && (
        <>
          <p className={c('or')}>{say('or')}</p>
          <GoogleButton page="/signup" role={form.role} onEnter={enter} />
        </>
      )}
      <p className={c('switch')}>
        {say('haveAccount')} <Link to="/login">{say('toLogIn')}</Link>
      </p>
    </AccountFrame>
  );
};
