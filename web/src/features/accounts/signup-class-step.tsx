import type { Reply } from '@afrolearn/contract';
import { countryNames } from '@afrolearn/learning/places/countries.ts';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { signupLists } from './accounts.api.ts';
import type { StepProps } from './signup-you-step.tsx';

type Lists = { grades: Reply<'GET /grades'>; subjects: Reply<'GET /subjects'> };

const useLists = () => {
  const { state, data, retry } = useAnswer('signup lists', signupLists);
  const lists: Lists | null = data && { grades: data[0], subjects: data[1] };
  return { lists, failed: state === 'failed', load: retry };
};

const LearnerFields = ({ form, fields, change, lists }: StepProps & { lists: Lists | null }) => {
  const say = useText(accounts);
  const profile = useProfile();
  return (
    <>
      {profile === 'demo' && <Notice kind="info">{say('demoSchool')}</Notice>}
      <SelectField
        label={say('country')}
        name="country"
        required
        autoComplete="country-name"
        value={form.country}
        error={fields['country']}
        onChange={(event) => change({ country: event.target.value })}
      >
        <option value="">{say('chooseCountry')}</option>
        {countryNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={say('grade')}
        name="grade"
        required
        value={form.grade}
        error={fields['grade']}
        onChange={(event) => change({ grade: event.target.value })}
      >
        <option value="">{say('chooseGrade')}</option>
        {lists?.grades.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
    </>
  );
};

const TeacherFields = ({ form, fields, change, lists }: StepProps & { lists: Lists | null }) => {
  const say = useText(accounts);
  const profile = useProfile();
  return (
    <>
      <SelectField
        label={say('subject')}
        name="subjectId"
        required
        value={form.subjectId}
        error={fields['subjectId']}
        onChange={(event) => change({ subjectId: event.target.value })}
      >
        <option value="">{say('chooseSubject')}</option>
        {lists?.subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('grade')}
        name="gradeId"
        required
        value={form.gradeId}
        error={fields['gradeId']}
        onChange={(event) => change({ gradeId: event.target.value })}
      >
        <option value="">{say('chooseGrade')}</option>
        {lists?.grades.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say('className')}
        name="className"
        required
        maxLength={60}
        placeholder={say('classNamePlaceholder')}
        value={form.className}
        error={fields['className']}
        onChange={(event) => change({ className: event.target.value })}
      />
      {/* The demo confirms everybody automatically. */}
      {profile !== null && profile !== 'demo' && (
        <TextField
          label={say('staffCode')}
          hint={say('staffCodeHint')}
          name="staffCode"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.staffCode}
          error={fields['staffCode']}
          onChange={(event) => change({ staffCode: event.target.value })}
        />
      )}
    </>
  );
};

/** Step 2: where a learner learns, or what a teacher teaches. */
export const ClassStep = (props: StepProps) => {
  const say = useText(accounts);
  const { lists, failed, load } = useLists();
  return (
    <>
      <h2 tabIndex={-1}>{say('stepClass')}</h2>
      {failed && <Failed retry={load}>{say('listsFailed')}</Failed>}
      {props.form.role === 'teacher' ? (
        <TeacherFields {...props} lists={lists} />
      ) : (
        <LearnerFields {...props} lists={lists} />
      )}
    </>
  );
};
