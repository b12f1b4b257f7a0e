import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { useText } from '#lib/language.tsx';
import { useProviderName } from '#lib/profile.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import type { SignupForm, Step } from './signup-form.ts';
import css from './signup-review-step.module.css';

const c = classes(css);

const nameOf = (list: readonly { id: number; name: string }[], id: string) =>
  list.find((entry) => String(entry.id) === id)?.name ?? '';

/** Step 3: a review before the account is made. */
export const ReviewStep = ({ form, goTo }: { form: SignupForm; goTo: (step: Step) => void }) => {
  const say = useText(accounts);
  const hasProvider = useProviderName() !== null;
  const rows: readonly { label: string; value: string; step: Step }[] = [
    { label: say('iAm'), value: say(form.role), step: 1 },
    { label: say('fullName'), value: form.name, step: 1 },
    { label: say('emailOnly'), value: form.email, step: 1 },
    ...(form.role === 'learner'
      ? ([
          // The month is not stored, so it is not shown.
          { label: say('birthYear'), value: form.birthYear || say('notGiven'), step: 1 },
          { label: say('country'), value: form.country, step: 2 },
          { label: say('grade'), value: form.grade, step: 2 },
        ] as const)
      : []),
    ...(form.role === 'teacher'
      ? ([
          { label: say('subject'), value: nameOf(subjects, form.subjectId), step: 2 },
          { label: say('grade'), value: nameOf(grades, form.gradeId), step: 2 },
          { label: say('className'), value: form.className, step: 2 },
        ] as const)
      : []),
    ...(form.role === 'teacher' && form.staffCode.trim() !== ''
      ? ([{ label: say('staffCode'), value: form.staffCode, step: 2 }] as const)
      : []),
  ];
  return (
    <>
      <h2 tabIndex={-1}>{say('reviewTitle')}</h2>
      <dl className={c('rows')}>
        {rows.map(({ label, value, step }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <Button
              kind="ghost"
              size="sm"
              onClick={() => goTo(step)}
              aria-label={`${say('change')}: ${label}`}
            >
              {say('change')}
            </Button>
          </div>
        ))}
      </dl>
      {form.role === 'parent' && hasProvider && <Notice kind="info">{say('parentGoogle')}</Notice>}
    </>
  );
};
