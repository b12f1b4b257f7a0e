import { birthYears, months } from '@afrolearn/learning/people/birth.ts';
import { type Role, roles } from '@afrolearn/learning/people/roles.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { PasswordField, SelectField, TextField } from '#ui/field.tsx';
import css from './account-frame.module.css';
import { RoleTabs } from './role-tabs.tsx';
import type { SignupForm } from './signup-form.ts';

const c = classes(css);

export type StepProps = {
  form: SignupForm;
  fields: Readonly<Record<string, string>>;
  change: (values: Partial<SignupForm>) => void;
};

const youngestFirst = [...birthYears].reverse();

/** Step 1: role, name, email, password, and the optional birth date. */
export const YouStep = ({ form, fields, change }: StepProps) => {
  const say = useText(accounts);
  return (
    <>
      <h2 className="vh" tabIndex={-1}>
        {say('stepYou')}
      </h2>
      <RoleTabs
        label={say('iAm')}
        roles={roles}
        chosen={form.role}
        onChoose={(role: Role) => change({ role })}
      />
      <TextField
        label={say('fullName')}
        name="name"
        autoComplete="name"
        required
        maxLength={60}
        value={form.name}
        error={fields['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={say('emailOnly')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={form.email}
        error={fields['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label={say('newPassword')}
        hint={say('newPasswordHint')}
        name="password"
        autoComplete="new-password"
        required
        maxLength={128}
        value={form.password}
        error={fields['password']}
        showLabel={say('showPassword')}
        hideLabel={say('hidePassword')}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div className={c('pair')}>
        <SelectField
          label={say('birthMonth')}
          name="birthMonth"
          value={form.birthMonth}
          error={fields['birthMonth']}
          onChange={(event) => change({ birthMonth: event.target.value })}
        >
          <option value="">{say('choose')}</option>
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {say(`month.${(index + 1) as 1}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say('birthYear')}
          name="birthYear"
          value={form.birthYear}
          error={fields['birthYear']}
          onChange={(event) => change({ birthYear: event.target.value })}
        >
          <option value="">{say('choose')}</option>
          {youngestFirst.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
      </div>
      <p className={c('hint')}>{say('birthHint')}</p>
    </>
  );
};

/** For a child without an email or an account: what is open anyway. */
export const OtherWays = () => {
  const say = useText(accounts);
  return (
    <div className={c('ways')}>
      <p>
        <b>{say('noEmail')}</b> {say('noEmailText')}{' '}
        <Link to={paths.pictureLogin}>{say('picturesTitle')}</Link>
      </p>
      <p>
        {say('openLessons')} <Link to={paths.courses}>{say('openLessonsGo')}</Link>
      </p>
    </div>
  );
};
