import { roleFrom } from '@afrolearn/learning/people/roles.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { Link, useLocation, useNavigate, useSearchParams } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { registrationFailure } from './account-errors.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { logIn, register } from './accounts.api.ts';
import { firstLessonPath } from './first-lesson.ts';
import { GoogleButton } from './openid/google-button.tsx';
import { ClassStep } from './signup-class-step.tsx';
import {
  emptyForm,
  keepDraft,
  keptDraft,
  payloadOf,
  problemsOn,
  type SignupForm,
  type Step,
  siteCountry,
  stepOf,
  stepsFor,
} from './signup-form.ts';
import { ReviewStep } from './signup-review-step.tsx';
import { OtherWays, YouStep } from './signup-you-step.tsx';
import { StepDots } from './step-dots.tsx';
import { dropDraft, useEnter } from './use-enter.ts';

const c = classes(css);

type Place = { step: Step; from: Step } | null;

/**
 * The step is part of the history, so that the phone's Back button goes back one step instead of leaving the
 * page.
 */
const useStep = () => {
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  // A new visit or reload starts at the first step, because the password is not stored.
  const [arrival] = useState(key);
  const place = key === arrival ? null : (state as Place);
  const [step, setStep] = useState<Step>(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history is a new place
  useEffect(() => setStep(place?.step ?? 1), [key]);
  const walk = (next: Step) => {
    if (next === step) return;
    // Immediately, because the router is asynchronous.
    setStep(next);
    if (place?.from === next) navigate(-1);
    else navigate({ search }, { state: { step: next, from: step } satisfies Place });
  };
  return { step, walk };
};

/** The wizard of spec 1 §2.4: three steps, or two for parents. Typed text is never lost. */
export const SignupPage = () => {
  const say = useText(accounts);
  usePageTitle(say('toSignUp'));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const formElement = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<SignupForm>(() => emptyForm('learner'));
  const { step, walk } = useStep();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  // The page is prerendered without a query, so the role is set after hydration, before the paint.
  const wanted = search.get('role');
  useLayoutEffect(() => {
    const role = wanted === null ? {} : { role: roleFrom(wanted) };
    setForm((now) => ({ ...now, country: siteCountry(), ...keptDraft(), ...role }));
  }, [wanted]);

  const touched = useRef(false);
  useEffect(() => {
    if (touched.current) keepDraft(form);
  }, [form]);

  // Moves the focus once the target step is rendered, whichever Back button led there.
  const toFocus = useRef<{ step: Step; field: string } | null>(null);
  const stepBefore = useRef<Step>(step);
  useEffect(() => {
    const focus = (place: string) => formElement.current?.querySelector<HTMLElement>(place)?.focus();
    if (toFocus.current?.step === step) {
      focus(`[name="${toFocus.current.field}"]`);
      toFocus.current = null;
    } else if (stepBefore.current !== step) focus('h2');
    stepBefore.current = step;
  });

  const steps = stepsFor(form.role);
  const at = steps.indexOf(step);
  const change = (values: Partial<SignupForm>) => {
    touched.current = true;
    setForm((now) => ({ ...now, ...values }));
    setFields((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in values))));
  };

  const showFields = (found: Readonly<Record<string, string>>) => {
    setFields(found);
    // In the form's order, whatever the server's order was.
    const first = Object.keys(found).sort((one, other) => stepOf(one) - stepOf(other))[0];
    if (first === undefined) return;
    toFocus.current = { step: stepOf(first), field: first };
    walk(stepOf(first));
  };

  const goTo = (next: Step | undefined) => {
    if (next === undefined) return;
    setFailure('');
    walk(next);
  };

  /**
   * Sign-up ends in the first lesson. False where the account was made but signing in failed: then /login as
   * documented.
   */
  const begin = async (): Promise<boolean> => {
    const session = await logIn(form.email.trim(), form.password).catch(() => null);
    if (session === null) return false;
    enter(session, 'token' in session ? await firstLessonPath(session.token) : null);
    return true;
  };

  const create = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { verification } = await register(payloadOf(form));
      dropDraft();
      if (form.role === 'learner' && verification === undefined && (await begin())) return;
      navigate(paths.login, {
        state: { accountMade: true, email: form.email.trim(), ...(verification && { verification }) },
      });
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
    // All steps so far: the Forward button may have passed an incomplete one.
    const found = Object.assign({}, ...steps.slice(0, at + 1).map((one) => problemsOn(one, form, say)));
    if (Object.keys(found).length > 0) return showFields(found);
    if (step === 3) return void create();
    goTo(steps[at + 1]);
  };

  const props = { form, fields, change };
  return (
    <AccountFrame title={say('signupTitle')}>
      <StepDots now={at + 1} all={steps.length} />
      {failure !== '' && <Notice kind="bad">{failure}</Notice>}
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
          <GoogleButton page={paths.signup} role={form.role} onEnter={enter} />
        </>
      )}
      {step === 1 && form.role === 'learner' && <OtherWays />}
      <p className={c('switch')}>
        {say('haveAccount')} <Link to={paths.login}>{say('toLogIn')}</Link>
      </p>
    </AccountFrame>
  );
};
