import type { Ask } from '@afrolearn/contract';
import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { cleanName, personNameProblem } from '@afrolearn/learning/people/names.ts';
import { type Role, roles } from '@afrolearn/learning/people/roles.ts';
import type { CountryName } from '@afrolearn/learning/places/countries.ts';
import { footerCountries } from '@afrolearn/learning/places/footer-countries.ts';
import { readLocal, readTab, writeTab } from '#lib/local.ts';
import type { accounts } from '#messages/accounts/en.ts';

/** The wizard's state: all text, as in the fields. */
export type SignupForm = {
  role: Role;
  name: string;
  email: string;
  password: string;
  birthMonth: string;
  birthYear: string;
  country: string;
  grade: string;
  subjectId: string;
  gradeId: string;
  className: string;
  staffCode: string;
};

export const emptyForm = (role: Role): SignupForm => ({
  role,
  name: '',
  email: '',
  password: '',
  birthMonth: '',
  birthYear: '',
  country: footerCountries[0],
  grade: '',
  subjectId: '',
  gradeId: '',
  className: '',
  staffCode: '',
});

/** The country chosen in the footer; else the first. */
export const siteCountry = (): CountryName => {
  const chosen = readLocal('afl_country');
  return footerCountries.find((name) => name === chosen) ?? footerCountries[0];
};

export type Step = 1 | 2 | 3;

/** Parents have no second step (spec 1 §2.4). */
export const stepsFor = (role: Role): readonly Step[] => (role === 'parent' ? [1, 3] : [1, 2, 3]);

export type FieldName = Exclude<keyof SignupForm, 'role'>;

/** The message key for each required field. */
export const missingKeys = {
  name: 'nameRequired',
  email: 'signupEmailRequired',
  password: 'signupPasswordRequired',
  country: 'countryRequired',
  grade: 'gradeRequired',
  subjectId: 'subjectRequired',
  gradeId: 'gradeRequired',
  className: 'classNameRequired',
} as const satisfies Partial<Record<FieldName, string>>;
export type RequiredField = keyof typeof missingKeys;

export const requiredOn = (step: Step, role: Role): readonly RequiredField[] => {
  if (step === 1) return ['name', 'email', 'password'];
  if (step === 3 || role === 'parent') return [];
  return role === 'learner' ? ['country', 'grade'] : ['subjectId', 'gradeId', 'className'];
};

type SayAccounts = Say<(typeof accounts)['texts']>;
type Found = Readonly<Record<string, string>>;

/* Catches typing mistakes only: the server decides whether an address is valid. */
const likeAnEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Problems that block the next step, by field. */
export const problemsOn = (step: Step, form: SignupForm, say: SayAccounts): Found => {
  const found: Record<string, string> = {};
  if (step === 1) {
    const name = personNameProblem(cleanName(form.name));
    if (name !== null) found['name'] = sayFault<(typeof accounts)['texts']>(say, name);
    if (!likeAnEmail.test(form.email.trim())) found['email'] = say('emailForm');
    if (form.password.length < 8) found['password'] = say('passwordShort');
  }
  for (const name of requiredOn(step, form.role)) {
    if (form[name].trim() === '') found[name] = say(missingKeys[name]);
  }
  return found;
};

/** Stored in this tab only, for the phone's Back button and reloads. Never contains a secret. */
export const keepDraft = ({ password: _, staffCode: __, ...draft }: SignupForm): void =>
  writeTab('afl_sign_up', JSON.stringify(draft));

/** The stored draft, validated field by field. */
export const keptDraft = (): Partial<SignupForm> => {
  try {
    const kept = JSON.parse(readTab('afl_sign_up') ?? '{}') as Record<string, unknown>;
    const role = roles.find((known) => known === kept['role']);
    const { role: ___, password: _, staffCode: __, ...texts } = emptyForm('learner');
    const words = Object.keys(texts).flatMap((name) =>
      typeof kept[name] === 'string' ? [[name, kept[name]] as const] : [],
    );
    return { ...Object.fromEntries(words), ...(role && { role }) };
  } catch {
    return {};
  }
};

/** The step with this field, to return to a refused one. */
export const stepOf = (field: string): Step =>
  ['country', 'grade', 'subjectId', 'gradeId', 'className', 'staffCode'].includes(field) ? 2 : 1;

type Registration = Ask<'POST /register'>['body'];

/** The payload of spec 1 §3: teacher fields are left out for everyone else. */
export const payloadOf = (form: SignupForm): Registration => {
  const { name, email, password, birthMonth, birthYear } = form;
  const shared = {
    name,
    email,
    password,
    ...(birthMonth === '' ? {} : { birthMonth: Number(birthMonth) }),
    ...(birthYear === '' ? {} : { birthYear: Number(birthYear) }),
  };
  if (form.role === 'learner') {
    return { ...shared, role: 'learner', country: form.country as CountryName, grade: form.grade };
  }
  if (form.role === 'parent') return { ...shared, role: 'parent' };
  return {
    ...shared,
    role: 'teacher',
    subjectId: Number(form.subjectId),
    gradeId: Number(form.gradeId),
    className: form.className,
    ...(form.staffCode.trim() === '' ? {} : { staffCode: form.staffCode }),
  };
};
