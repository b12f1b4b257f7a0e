import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import type { SecretKind } from '@afrolearn/learning/people/secrets.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { PasswordField, SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { addChild } from './children.api.ts';
import css from './children-page.module.css';
import { type Failure, failureOf } from './failure.ts';
import { SecretChoice, useKinds } from './secret-choice.tsx';

const c = classes(css);

const allKinds = ['pictures', 'card', 'password'] as const satisfies readonly SecretKind[];

/** A parent makes an account: a name, a class, and the sign-in method. */
export const AddChild = ({ onMade }: { onMade: (card: IssuedCard) => void }) => {
  const say = useText(texts);
  const [grade, setGrade] = useState('');
  const [wanted, setWanted] = useState<SecretKind | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const gradeId = grades.find(({ name }) => name === grade)?.id ?? null;
  const kinds = useKinds(allKinds, gradeId ?? 1);
  const kind = wanted !== null && kinds.includes(wanted) ? wanted : (kinds[0] ?? 'card');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const password = String(values.get('password') ?? '');
    setBusy(true);
    setFailure(null);
    try {
      const name = String(values.get('name') ?? '');
      const made = await addChild({
        name,
        grade,
        secret: kind,
        ...(kind === 'password' ? { password } : {}),
      });
      form.reset();
      setGrade('');
      onMade(made);
    } catch (error) {
      setFailure(failureOf(error, say));
    }
    setBusy(false);
  };

  return (
    <Card as="section" aria-labelledby="add-child">
      <form className={c('form')} onSubmit={submit} noValidate>
        <h2 id="add-child">{say('addChild')}</h2>
        {failure !== null && <Notice kind="bad">{failure.text}</Notice>}
        <div className={c('pair')}>
          <TextField
            label={say('childName')}
            name="name"
            autoComplete="off"
            required
            maxLength={60}
            error={failure?.fields['name']}
          />
          <SelectField
            label={say('grade')}
            required
            value={grade}
            onChange={(event) => setGrade(event.target.value)}
            error={failure?.fields['grade']}
          >
            <option value="">{say('chooseGrade')}</option>
            {grades.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </SelectField>
        </div>
        <SecretChoice kinds={kinds} chosen={kind} onChoose={setWanted} error={failure?.fields['secret']} />
        {kind === 'password' && (
          <PasswordField
            label={say('password')}
            name="password"
            autoComplete="new-password"
            required
            maxLength={128}
            error={failure?.fields['password']}
            showLabel={say('showPassword')}
            hideLabel={say('hidePassword')}
          />
        )}
        <Button type="submit" busy={busy} className={c('start')}>
          {say(busy ? 'making' : 'make')}
        </Button>
      </form>
    </Card>
  );
};
